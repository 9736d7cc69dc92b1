import type { customers } from '#domain/api/customers.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

type CustomerCodes = {
  block: 'changed_meanwhile'
  unblock: 'changed_meanwhile'
  erase: 'changed_meanwhile' | 'orders_open' | 'email_not_repeated'
}

export const CUSTOMERS = endpointsOf<typeof customers, CustomerCodes>()({
  list: ['GET', '/api/backoffice/customers', 'manage_customers'],
  one: ['GET', '/api/backoffice/customers/:id', 'manage_customers'],
  note: ['POST', '/api/backoffice/customers/:id/notes', 'manage_customers'],
  block: ['POST', '/api/backoffice/customers/:id/block', 'manage_customers'],
  unblock: ['POST', '/api/backoffice/customers/:id/unblock', 'manage_customers'],
  export: ['POST', '/api/backoffice/customers/:id/export', 'erase_customers'],
  erase: ['POST', '/api/backoffice/customers/:id/erase', 'erase_customers'],
})
