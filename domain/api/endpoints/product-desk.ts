import { endpointsOf } from '#domain/api/endpoint.ts'
import type { productDesk } from '#domain/api/product-desk.ts'

type Saving = 'invalid_product' | 'slug_was_used'
type Codes = {
  create: Saving
  save: Saving | 'changed_meanwhile' | 'not_ready'
  change: 'changed_meanwhile' | 'not_ready' | 'wrong_state' | 'invalid_product'
  duplicate: Saving
  remove: 'was_sold'
}

export const PRODUCT_DESK = endpointsOf<typeof productDesk, Codes>()({
  list: ['GET', '/api/backoffice/products', 'manage_catalog'],
  shelves: ['GET', '/api/backoffice/products/shelves', 'manage_catalog'],
  one: ['GET', '/api/backoffice/products/:id', 'manage_catalog'],
  preview: ['GET', '/api/backoffice/products/:id/preview', 'manage_catalog'],
  create: ['POST', '/api/backoffice/products', 'manage_catalog'],
  save: ['PUT', '/api/backoffice/products/:id', 'manage_catalog'],
  change: ['PATCH', '/api/backoffice/products', 'manage_catalog'],
  duplicate: ['POST', '/api/backoffice/products/:id/duplicate', 'manage_catalog'],
  remove: ['DELETE', '/api/backoffice/products/:id', 'manage_catalog'],
})
