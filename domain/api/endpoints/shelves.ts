import { endpointsOf } from '#domain/api/endpoint.ts'
import type { shelves } from '#domain/api/shelves.ts'

type Taken = 'name_taken' | 'slug_taken' | 'no_such_picture' | 'picture_without_words'
type ShelfCodes = {
  make: Taken
  change: Taken | 'changed_meanwhile'
  sort: 'changed_meanwhile'
  merge: 'changed_meanwhile' | 'same_shelf'
  remove: 'changed_meanwhile' | 'not_empty' | 'last_shelf'
}

export const SHELVES = endpointsOf<typeof shelves, ShelfCodes>()({
  list: ['GET', '/api/backoffice/shelves', 'manage_catalog'],
  make: ['POST', '/api/backoffice/shelves/:kind', 'manage_catalog'],
  sort: ['PATCH', '/api/backoffice/shelves/:kind/order', 'manage_catalog'],
  change: ['PATCH', '/api/backoffice/shelves/:kind/:id', 'manage_catalog'],
  merge: ['POST', '/api/backoffice/shelves/:kind/:id/merge', 'manage_catalog'],
  remove: ['POST', '/api/backoffice/shelves/:kind/:id/remove', 'manage_catalog'],
})
