import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { addressInput, billingInput, orderId, orderLines } from '#domain/api/orders.ts'
import { wantedPrice } from '#domain/api/product-body.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { COUNTER_METHODS } from '#domain/orders/counter-money.ts'
import { MAX_NOTES } from '#domain/orders/draft-order.ts'
import { HANDOVERS } from '#domain/orders/handover.ts'
import { LINK_HOURS } from '#domain/orders/payment-link.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const tags = ['Back office']
export const REASON_TEXT = 'Say why'
const QUANTITY_TEXT = 'Quantity must be a whole number from 1 to 9999'
const required = (max: number, text: string) => storableText(max).pipe(z.string().trim().min(1, text))

/** A price, a discount or an advance: in rupees, as prices of the catalogue are. */
export const saleMoney = wantedPrice

export const customLine = z.object({
  words: required(200, 'Say what it is'),
  quantity: z.int(QUANTITY_TEXT).min(1, QUANTITY_TEXT).max(9999, QUANTITY_TEXT),
  unit_price: saleMoney,
  hsn_code: z.string().regex(/^\d{4}(\d{2}){0,2}$/, 'An HSN code has 4, 6 or 8 figures'),
  tax_rate_bp: z.literal([...GST_RATES], 'Choose a GST rate'),
})

const basket = z.object({
  items: orderLines,
  custom_items: z.array(customLine).max(20, 'At most 20 custom lines').default([]),
  discount: z.object({ amount: saleMoney, reason: required(200, REASON_TEXT) }).nullish(),
  handover: z.enum(HANDOVERS).default('take_along'),
})

export const saleBody = basket.extend({
  /** Somebody who has an account; otherwise a walk-in. */
  customer_id: z.int().min(1).max(LARGEST_ID).nullish(),
  billing_address: billingInput.default({}),
  shipping_address: addressInput.nullish(),
  notes: storableText(MAX_NOTES).nullish(),
  /** What of the price is paid now; the rest is due later. Without it everything is paid now. */
  advance: saleMoney.nullish(),
  payment: z.discriminatedUnion('by', [
    z.object({ by: z.enum(COUNTER_METHODS), reference: storableText(80).nullish() }),
    z.object({ by: z.literal('link'), hours: z.literal([...LINK_HOURS], 'Choose how long the link holds') }),
  ]),
})
export type SaleBody = z.output<typeof saleBody>
export type SaleInput = z.input<typeof saleBody>

const quote = z.object({
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), unit_price: z.number(), total: z.number() })),
  items_total: z.number(),
  subtotal: z.number(),
  tax_amount: z.number(),
  tax_label: z.string(),
  shipping_amount: z.number(),
  discount_amount: z.number(),
  total_amount: z.number(),
})
export type SaleQuote = z.infer<typeof quote>

const link = z.object({ url: z.string(), status: z.string(), amount: z.number(), expires_at: z.string() })
const sale = z.object({
  id: z.int(),
  order_number: z.string(),
  status: z.string(),
  payment_status: z.string(),
  total_amount: z.number(),
  paid_amount: z.number(),
  due_amount: z.number(),
  /** Whether there is an address to write to. */
  has_mail: z.boolean(),
  invoice_number: z.string().nullable(),
  invoice_url: z.string().nullable(),
  /** For an advance: the invoice follows with the goods. */
  receipt_number: z.string().nullable(),
  receipt_url: z.string().nullable(),
  link: link.nullable(),
})
export type SaleJson = z.infer<typeof sale>

const product = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  price: z.number(),
  free: z.int(),
  main_image: z.string(),
  colours: z.array(z.object({ color: z.string(), sku: z.string(), price: z.number(), free: z.int() })),
  /** The colour whose own number was typed or scanned. */
  scanned: z.string().nullable(),
})
export type CounterProduct = z.infer<typeof product>

const customer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
})
export type CounterCustomer = z.infer<typeof customer>

const typed = z.object({ q: required(200, 'Type something') })
const key = z.object({
  'idempotency-key': z.string().regex(/^[\w.:-]{8,100}$/, 'Must be 8 to 100 letters, digits or one of - _ . :'),
})

export const counter = {
  products: {
    summary: 'Products for a sale in the showroom, by name or number',
    tags,
    querystring: typed,
    response: answers(successOf(z.array(product))),
  },
  customers: {
    summary: 'Customers for a sale in the showroom, by name, mail or phone',
    tags,
    querystring: typed,
    response: answers(successOf(z.array(customer))),
  },
  preview: {
    summary: 'What a sale in the showroom would cost',
    tags,
    body: basket,
    response: answers(successOf(quote)),
  },
  sell: {
    summary: 'Sell in the showroom: paid at the counter, or by a link',
    tags,
    headers: key,
    body: saleBody,
    response: answers(successOf(sale)),
  },
  sold: {
    summary: 'How a sale in the showroom stands',
    tags,
    params: orderId,
    response: answers(successOf(sale)),
  },
  mailLink: {
    summary: 'Send the payment link of a sale by mail',
    tags,
    params: orderId,
    response: answers(successOf(sale)),
  },
}
