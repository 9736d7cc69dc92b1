import type { catalogContract } from '#domain/api/catalog.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'
import type { wishlistContract } from '#domain/api/wishlist.ts'

type Codes = { review: 'has_reviewed' | 'not_a_buyer' | 'not_a_photo' }

export const CATALOG = endpointsOf<typeof catalogContract, Codes>()({
  list: ['GET', '/api/products', 'public'],
  featured: ['GET', '/api/products/featured', 'public'],
  byIds: ['GET', '/api/products/by-ids', 'public'],
  one: ['GET', '/api/products/:id', 'public'],
  related: ['GET', '/api/products/:id/related', 'public'],
  categories: ['GET', '/api/categories', 'public'],
  rooms: ['GET', '/api/rooms', 'public'],
  pictures: ['GET', '/api/pictures', 'public'],
  standing: ['GET', '/api/products/:id/my-review', 'customer'],
  review: ['POST', '/api/products/:id/reviews', 'customer'],
})

export const WISHLIST = endpointsOf<typeof wishlistContract>()({
  list: ['GET', '/api/wishlist', 'customer'],
  add: ['PUT', '/api/wishlist/:productId', 'customer'],
  remove: ['DELETE', '/api/wishlist/:productId', 'customer'],
  join: ['POST', '/api/wishlist/join', 'customer'],
})
