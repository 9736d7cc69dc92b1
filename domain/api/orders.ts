import { z } from 'zod'
import { pictureSchema } from '#domain/api/catalog.ts'
import { answers, successOf } from '#domain/api/envelope.ts'
import { isStorable, storableText } from '#domain/api/storable-text.ts'
import { MAX_LINE_QUANTITY, MAX_LINES } from '#domain/cart/cart-rules.ts'
import { MAX_NOTES } from '#domain/orders/draft-order.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'
import { MAX_COUPON_CODE } from '#domain/pricing/coupon.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

const MOST_OPTIONS = 20
const QUANTITY_TEXT = `Quantity must be a whole number from 1 to ${MAX_LINE_QUANTITY}`

/** Checked field by field in domain/orders/address.ts; here only that it is text of a bearable length. */
const addressText = storableText(1000).optional()
export const addressInput = z.object({
  name: addressText,
  email: addressText,
  phone: addressText,
  address: addressText,
  city: addressText,
  state: addressText,
  postal_code: addressText,
})

const optionText = storableText(200)
const options = z
  .record(
    z.string().max(60).refine(isStorable, 'Contains characters that cannot be used'),
    z.union([optionText, z.number(), z.boolean(), z.null(), z.array(optionText).max(20)]),
  )
  .refine((value) => Object.keys(value).length <= MOST_OPTIONS, `At most ${MOST_OPTIONS} options`)

const line = z.object({
  product_id: z.int('Unknown product').min(1, 'Unknown product').max(LARGEST_ID, 'Unknown product'),
  quantity: z.int(QUANTITY_TEXT).min(1, QUANTITY_TEXT).max(MAX_LINE_QUANTITY, QUANTITY_TEXT),
  options: options.nullish(),
})

export const orderLines = z
  .array(line)
  .max(MAX_LINES, `At most ${MAX_LINES} different items fit into one order`)
  .default([])

export const couponCode = storableText(MAX_COUPON_CODE).pipe(z.string().trim().min(1, 'Coupon code is required'))

/** A firm is billed by its own name and number. */
export const billingInput = addressInput.extend({
  gstin: storableText(20).nullish(),
  company_name: storableText(1000).nullish(),
})

/** Whatever else the browser sends (price, name, total, status) is dropped here. */
export const placeOrderBody = z.object({
  items: orderLines,
  billing_address: billingInput.default({}),
  shipping_address: addressInput.nullish(),
  payment_method: z.literal('razorpay', 'Only online payment is offered').optional(),
  notes: storableText(MAX_NOTES).nullish(),
  coupon_code: couponCode.nullish(),
})
export type PlaceOrderBody = z.infer<typeof placeOrderBody>

export const orderingHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w.:-]{8,100}$/, 'Must be 8 to 100 letters, digits or one of - _ . :')
    .optional(),
})

const moment = z.string().nullable()
const address = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  gstin: z.string().nullable(),
  company_name: z.string().nullable(),
})

const orderItem = z.object({
  id: z.int(),
  product_id: z.int().nullable(),
  product_name: z.string(),
  product_sku: z.string(),
  /** The colour that was bought; null for a piece that comes in one colour. */
  color: z.string().nullable(),
  quantity: z.int(),
  /** Of them neither refunded nor under a return. */
  returnable_quantity: z.int(),
  unit_price: z.number(),
  total_price: z.number(),
  /** The GST inside its price, in basis points, as it was sold. */
  tax_rate_bp: z.int(),
  options: z.record(z.string(), z.unknown()),
  product: z
    .object({
      id: z.int(),
      slug: z.string(),
      main_image: z.string(),
      images: z.array(z.string()),
      /** The main image in the sizes that were made of it, as far as there are any. */
      pictures: z.array(pictureSchema),
    })
    .nullable(),
})

const refund = z.object({
  amount: z.number(),
  status: z.enum(['requested', 'pending', 'processed', 'failed']),
  reason: z.string(),
  requested_at: z.string(),
  processed_at: moment,
  /** The pieces that it was for, where it was for some of them. */
  pieces: z.array(z.object({ order_item_id: z.int(), quantity: z.int() })),
})

const shipment = z.object({
  id: z.int(),
  carrier: z.string(),
  /** Known to its owner and to staff. */
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  shipped_at: z.string(),
  delivered_at: moment,
  pieces: z.array(z.object({ order_item_id: z.int(), quantity: z.int() })),
})

const document = z.object({
  kind: z.enum(['invoice', 'credit_note', 'refund_voucher', 'receipt_voucher']),
  number: z.string(),
  url: z.string(),
})

export const order = z.object({
  id: z.int(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_method: z.string(),
  created_at: z.string(),
  items: z.array(orderItem),
  billing_address: address,
  shipping_address: address,
  subtotal: z.number(),
  tax_amount: z.number(),
  shipping_amount: z.number(),
  discount_amount: z.number(),
  total_amount: z.number(),
  /** What has come in of it; less than the total where an advance was paid. */
  amount_paid: z.number(),
  /** What is still to be paid; nothing of an order that is cancelled. */
  amount_due: z.number(),
  /** Known to its owner and to staff. */
  coupon_code: z.string().nullable(),
  notes: z.string().nullable(),
  /** First and last day on which it was promised to arrive, 2026-11-25. */
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  paid_at: moment,
  shipped_at: moment,
  delivered_at: moment,
  cancelled_at: moment,
  cancellation_fee: z.number().nullable(),
  /** Why the shop cancelled; its owner and staff are told. */
  cancellation_reason: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  timeline: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      label: z.string(),
      at: moment,
      state: z.enum(['done', 'current', 'upcoming']),
    }),
  ),
  /** Marked by the shop when the pieces stand packed. */
  packed_at: moment,
  /** What left together; an order may leave in several. */
  shipments: z.array(shipment),
  refunds: z.array(refund),
  documents: z.array(document),
  /** Until when its pieces are set aside; null when they are not. */
  held_until: moment,
  /** Whether it may only leave with an e-way bill; staff alone are told. */
  needs_eway_bill: z.boolean().nullable(),
  is_owner: z.boolean(),
  /** Names, addresses and numbers are hidden from whoever only knows the order's number. */
  is_masked: z.boolean(),
  can_pay: z.boolean(),
  can_cancel: z.boolean(),
  can_change: z.boolean(),
  can_return: z.boolean(),
})
export type OrderJson = z.infer<typeof order>

export const orderId = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })

export const cancellationPreview = z.object({
  can_cancel: z.boolean(),
  /** Why not, when it cannot: already_cancelled, already_shipped or too_late. */
  code: z.string().nullable(),
  message: z.string(),
  fee_percent: z.number(),
  fee: z.number(),
  refund: z.number(),
})

const stats = z.object({
  total_orders: z.int(),
  pending_orders: z.int(),
  processing_orders: z.int(),
  shipped_orders: z.int(),
  delivered_orders: z.int(),
  cancelled_orders: z.int(),
  total_spent: z.number(),
})

const PAGE_TEXT = 'Page must be a whole number above zero'
const PER_PAGE_TEXT = 'Between 1 and 100 orders fit on a page'

/** Without a page every order comes; with one, that page of what search and status leave. */
export const orderListQuery = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  search: storableText(200).optional(),
  page: z.coerce.number(PAGE_TEXT).int(PAGE_TEXT).min(1, PAGE_TEXT).max(100_000, PAGE_TEXT).optional(),
  per_page: z.coerce.number(PER_PAGE_TEXT).int(PER_PAGE_TEXT).min(1, PER_PAGE_TEXT).max(100, PER_PAGE_TEXT).optional(),
})
export type OrderListQuery = z.infer<typeof orderListQuery>

const orderPage = z.object({ current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() })
export type OrderPageJson = z.infer<typeof orderPage>

const tags = ['Orders']

export const orders = {
  place: {
    summary: 'Place an order without paying yet',
    tags,
    headers: orderingHeaders,
    body: placeOrderBody,
    response: { ...answers(successOf(order)), 201: successOf(order) },
  },
  list: {
    summary: 'My orders, newest first',
    tags,
    querystring: orderListQuery,
    response: answers(successOf(z.array(order)).extend({ page: orderPage.optional() })),
  },
  stats: { summary: 'My orders in figures', tags, response: answers(successOf(stats)) },
  track: {
    summary: 'An order by its number; personal details masked for anybody but its owner',
    tags,
    params: z.object({ number: z.string().max(100) }),
    response: answers(successOf(order)),
  },
  one: { summary: 'One of my orders', tags, params: orderId, response: answers(successOf(order)) },
  change: {
    summary: 'Change notes or delivery address until the order ships',
    tags,
    params: orderId,
    body: z.object({ notes: storableText(MAX_NOTES).nullish(), shipping_address: addressInput.optional() }),
    response: answers(successOf(order)),
  },
  cancellation: {
    summary: 'What a cancellation would cost now',
    tags,
    params: orderId,
    response: answers(successOf(cancellationPreview)),
  },
  cancel: { summary: 'Cancel an order', tags, params: orderId, response: answers(successOf(order)) },
}
