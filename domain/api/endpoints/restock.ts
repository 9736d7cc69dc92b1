import { endpointsOf } from '#domain/api/endpoint.ts'
import type { restock } from '#domain/api/restock.ts'

export const RESTOCK = endpointsOf<typeof restock, { ask: 'in_stock'; stop: 'link_used_up' }>()({
  ask: ['POST', '/api/products/:id/restock', 'public'],
  stop: ['POST', '/api/restock/stop', 'public'],
})
