import { z } from 'zod'
import { listQuery } from '#domain/api/desk-list-query.ts'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { CUSTOMER_SORTS, CUSTOMER_STATES } from '#domain/accounts/customer-list.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'

const tags = ['Back office']
const required = (max: number, text: string) => storableText(max).pipe(z.string().trim().min(1, text))

const customerQuery = z.object({
  state: z.enum(CUSTOMER_STATES).optional(),
  sort: z.enum(CUSTOMER_SORTS).default('-joined'),
  ...listQuery,
})
export type CustomerQuery = z.infer<typeof customerQuery>

const customerRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Of the newest order; empty for who has not ordered. */
  phone: z.string(),
  city: z.string(),
  joined_at: z.string(),
  orders: z.int(),
  spent: z.number(),
  last_order_at: z.string().nullable(),
  state: z.enum(CUSTOMER_STATES),
})
export type CustomerRowJson = z.infer<typeof customerRow>

const address = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  is_default: z.boolean(),
})
const customer = customerRow.extend({
  version: z.int(),
  is_email_verified: z.boolean(),
  has_google: z.boolean(),
  last_seen_at: z.string().nullable(),
  blocked_at: z.string().nullable(),
  blocked_reason: z.string().nullable(),
  addresses: z.array(address),
  consents: z.array(
    z.object({ what: z.string(), given_at: z.string().nullable(), withdrawn_at: z.string().nullable() }),
  ),
  newest_orders: z.array(
    z.object({
      id: z.int(),
      order_number: z.string(),
      created_at: z.string(),
      total_amount: z.number(),
      status: z.enum(ORDER_STATUSES),
      payment_status: z.enum(PAYMENT_STATUSES),
    }),
  ),
  reviews: z.int(),
  enquiries: z.int(),
  returns: z.int(),
  notes: z.array(z.object({ id: z.int(), author: z.string().nullable(), text: z.string(), created_at: z.string() })),
})
export type CustomerJson = z.infer<typeof customer>

const params = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })
const version = z.int().min(1).max(LARGEST_ID)
const reason = required(500, 'Say why')

export const customers = {
  list: {
    summary: 'Customers, found by name, mail, telephone or town',
    tags,
    querystring: customerQuery,
    response: answers(pageOf(customerRow)),
  },
  one: {
    summary: 'One customer: orders, addresses, consents, notes',
    tags,
    params,
    response: answers(successOf(customer)),
  },
  note: {
    summary: 'Write a note on a customer; only staff read it',
    tags,
    params,
    body: z.object({ text: required(2000, 'Write something first') }),
    response: answers(successOf(customer)),
  },
  block: {
    summary: 'Block a customer: all devices are logged out, and nobody can log in or order with the account',
    tags,
    params,
    body: z.object({ reason, version }),
    response: answers(successOf(customer)),
  },
  unblock: {
    summary: 'Let a blocked customer log in again',
    tags,
    params,
    body: z.object({ reason, version }),
    response: answers(successOf(customer)),
  },
  export: {
    summary: 'Everything that is kept about a customer, for who asked for it',
    tags,
    params,
    body: z.object({ reason }),
    response: answers(successOf(z.record(z.string(), z.unknown()))),
  },
  erase: {
    summary: 'Erase a customer as the law asks; invoices stay for the tax office',
    tags,
    params,
    body: z.object({ reason, version, email: required(320, 'Type the e-mail address of the customer') }),
    response: answers(successOf(z.null())),
  },
}
