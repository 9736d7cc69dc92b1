import { z } from 'zod'
import { listQuery, someOf } from '#domain/api/desk-list-query.ts'
import { answers, failure, openPageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { deskParts } from '#domain/api/order-desk-parts.ts'
import { order, orderId } from '#domain/api/orders.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { isWholePaise } from '#domain/money/paise.ts'
import { COUNTER_METHODS } from '#domain/orders/counter-money.ts'
import { LINK_HOURS } from '#domain/orders/payment-link.ts'
import { DESK_SORTS, PROMISES } from '#domain/orders/desk-list.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'

export const MOST_IN_BULK = 100

const tags = ['Back office']
const DAY_TEXT = 'Must be a day like 2026-11-25'

export const deskQuery = z.object({
  /** Several with commas between them. */
  status: someOf(ORDER_STATUSES).optional(),
  payment: someOf(PAYMENT_STATUSES).optional(),
  packed: z.enum(['yes', 'no']).optional(),
  promised: z.enum(PROMISES).optional(),
  /** Days on which it was placed, the last one included. */
  placed_from: z.iso.date(DAY_TEXT).optional(),
  placed_to: z.iso.date(DAY_TEXT).optional(),
  sort: z.enum(DESK_SORTS).default('-placed_at'),
  ...listQuery,
})
export type DeskQuery = z.infer<typeof deskQuery>

/** A file is for a month's work, not for the whole history. */
export const MOST_EXPORTED = 5000

const deskRow = z.object({
  id: z.int(),
  order_number: z.string(),
  created_at: z.string(),
  customer: z.string(),
  phone: z.string(),
  city: z.string(),
  pin: z.string(),
  pieces: z.int(),
  pieces_shipped: z.int(),
  total_amount: z.number(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** What came in of an order that is paid in parts; zero otherwise. */
  part_paid: z.number(),
  packed_at: z.string().nullable(),
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  is_late: z.boolean(),
  needs_eway_bill: z.boolean(),
  has_notes: z.boolean(),
  has_open_return: z.boolean(),
  version: z.int(),
})
export type DeskRow = z.infer<typeof deskRow>

/** The order as its owner sees it, and what only the desk knows of it. */
const deskOrder = order.extend({ version: z.int(), desk: deskParts })
export type DeskOrder = z.infer<typeof deskOrder>

const version = z.int().min(1).max(LARGEST_ID).optional()
const required = (max: number, text: string) => storableText(max).pipe(z.string().trim().min(1, text))
const QUANTITY_TEXT = 'Must be a whole number above zero'

const EWAY_TEXT = 'An e-way bill number has 12 figures'
const parcel = z.object({
  carrier: required(80, 'Carrier is required'),
  tracking_number: required(80, 'Tracking number is required'),
  tracking_url: z
    .url({ protocol: /^https?$/, error: 'Must be a web address' })
    .max(500)
    .nullish(),
  /** In groups of four, as it is printed, or in one. */
  eway_bill_number: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{12}$/, EWAY_TEXT))
    .nullish(),
})

const piece = z.object({
  order_item_id: z.int('Unknown piece').min(1, 'Unknown piece').max(LARGEST_ID, 'Unknown piece'),
  quantity: z.int(QUANTITY_TEXT).min(1, QUANTITY_TEXT).max(LARGEST_ID, QUANTITY_TEXT),
})
const pieces = z.array(piece).min(1, 'Choose at least one piece').max(200)

const one = successOf(deskOrder)

const KEY_TEXT = 'Must be 8 to 100 letters, digits or one of - _ . :'
/** Of one press: whoever tells it twice does it once. */
const pressHeaders = z.object({ 'idempotency-key': z.string(KEY_TEXT).regex(/^[\w.:-]{8,100}$/, KEY_TEXT) })

const AMOUNT_TEXT = 'Amount must be in rupees'
const MOST_RUPEES = 10_000_000
const amountOfMoney = z
  .number(AMOUNT_TEXT)
  .positive('Amount must be above zero')
  .max(MOST_RUPEES, 'At most ₹1,00,00,000')
  .refine(isWholePaise, 'At most two decimals')
const REFERENCE_LENGTH = 80
/** How money of the counter goes back, and what the slip says. */
const paidOut = z.object({
  by: z.enum(COUNTER_METHODS, 'Say how it was paid back'),
  reference: storableText(REFERENCE_LENGTH).nullish(),
})
export type PaidOutInput = z.input<typeof paidOut>

const refundBody = z.object({
  items: z
    .array(
      piece.extend({
        /** Back on sale; damaged pieces are not. */
        restock: z.boolean(),
        /** These had left the house; otherwise those that are still here are meant first. */
        had_left: z.boolean().default(false),
      }),
    )
    .max(200)
    .default([]),
  amount: amountOfMoney,
  reason: required(300, 'Reason is required'),
  paid_out: paidOut.optional(),
  version,
})

export const RESENT_MAILS = ['order-placed', 'order-paid', 'order-shipped', 'order-delivered'] as const
export type ResentMail = (typeof RESENT_MAILS)[number]

export const PRINTS = ['slips', 'invoices', 'labels'] as const
export type Print = (typeof PRINTS)[number]
const PRINT_TEXT = 'Name the orders by their ids, with commas between them'

export const orderDesk = {
  list: {
    summary: 'Orders, searched, filtered and in pages',
    tags,
    querystring: deskQuery,
    response: answers(openPageOf(deskRow)),
  },
  one: { summary: 'One order with everything the desk knows of it', tags, params: orderId, response: answers(one) },
  export: {
    summary: 'The same orders as a CSV file, without pages',
    tags,
    querystring: deskQuery.omit({ page: true, per_page: true }),
    response: { '4xx': failure, '5xx': failure },
  },
  packMany: {
    summary: 'Mark several orders as packed',
    tags,
    body: z.object({
      ids: z
        .array(z.int('Unknown order').min(1, 'Unknown order').max(LARGEST_ID, 'Unknown order'))
        .min(1, 'Choose at least one order')
        .max(MOST_IN_BULK, `At most ${MOST_IN_BULK} at once`),
    }),
    response: answers(
      successOf(
        z.object({
          packed: z.array(z.int()),
          refused: z.array(z.object({ id: z.int(), code: z.string(), message: z.string() })),
        }),
      ),
    ),
  },
  pack: {
    summary: 'Mark an order as packed, or take the mark back',
    tags,
    params: orderId,
    body: z.object({ packed: z.boolean().default(true), version }).default({ packed: true }),
    response: answers(one),
  },
  ship: {
    summary: 'Hand an order, or some of its pieces, to the carrier',
    tags,
    params: orderId,
    body: parcel.extend({ items: pieces.optional(), version }),
    response: answers(one),
  },
  correct: {
    summary: 'Correct carrier and tracking of a shipment that is on its way',
    tags,
    params: z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) }),
    body: parcel,
    response: answers(one),
  },
  deliver: {
    summary: 'Mark an order, or one shipment of it, as delivered',
    tags,
    params: orderId,
    body: z
      .object({
        shipment_id: z.int().min(1).max(LARGEST_ID).optional(),
        received_by: storableText(120).nullish(),
        version,
      })
      .default({}),
    response: answers(one),
  },
  cancel: {
    summary: 'Cancel an order on the side of the shop: everything is refunded',
    tags,
    params: orderId,
    body: z.object({ reason: required(300, 'Reason is required'), paid_out: paidOut.optional(), version }),
    response: answers(one),
  },
  refund: {
    summary: 'Give some of the money back, for some pieces or for none',
    tags,
    params: orderId,
    headers: pressHeaders,
    body: refundBody,
    response: answers(one),
  },
  takeMoney: {
    summary: 'Take some or all of what is due on an order that is paid in part',
    tags,
    params: orderId,
    headers: pressHeaders,
    body: z.object({
      by: z.enum(COUNTER_METHODS, 'Say how it is paid'),
      reference: storableText(REFERENCE_LENGTH).nullish(),
      amount: amountOfMoney,
      version,
    }),
    response: answers(one),
  },
  linkMoney: {
    summary: 'Make a payment link for all that is due on an order that is paid in part',
    tags,
    params: orderId,
    body: z.object({ hours: z.literal([...LINK_HOURS], 'Choose how long the link holds') }),
    response: answers(one),
  },
  payOut: {
    summary: 'Say that a refund of money of the counter was paid back over it',
    tags,
    params: orderId,
    body: paidOut,
    response: answers(one),
  },
  note: {
    summary: 'Write a note that only staff read',
    tags,
    params: orderId,
    body: z.object({ text: required(2000, 'Note is required') }),
    response: answers(one),
  },
  resend: {
    summary: 'Send a mail of an order again, written anew',
    tags,
    params: orderId,
    headers: pressHeaders,
    body: z.object({ template: z.enum(RESENT_MAILS, 'This mail cannot be sent again') }),
    response: answers(one),
  },
  print: {
    summary: 'Packing slips, invoices or labels of several orders as one PDF',
    tags,
    querystring: z.object({
      /** Several with commas between them. */
      ids: z
        .string(PRINT_TEXT)
        .regex(/^\d{1,10}(,\d{1,10})*$/, PRINT_TEXT)
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .pipe(
          z
            .array(z.int().min(1, PRINT_TEXT).max(LARGEST_ID, PRINT_TEXT))
            .max(MOST_IN_BULK, `At most ${MOST_IN_BULK} at once`),
        ),
      what: z.enum(PRINTS, 'Say what to print: slips, invoices or labels'),
    }),
    response: { '4xx': failure, '5xx': failure },
  },
}
