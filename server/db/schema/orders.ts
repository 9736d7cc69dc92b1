import type { ReturnReason } from '#domain/orders/return-policy.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { RETURN_KINDS } from '#domain/orders/return-policy.ts'
import type { PieceCondition } from '#domain/orders/return-receipt.ts'
import type { IsoDate } from '#domain/time/ist.ts'
import { users } from './accounts.ts'
import { products, productVariants } from './catalog.ts'
import { bytes, identity, moment, paiseColumn } from './columns.ts'
import { coupons } from './coupons.ts'

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    orderNumber: text('order_number').notNull().unique(),
    /** Null once the buyer has erased their account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] })
      .notNull()
      .default('pending'),
    paymentStatus: text('payment_status', { enum: ['pending', 'paid', 'failed', 'refunded'] })
      .notNull()
      .default('pending'),
    paymentMethod: text('payment_method').notNull().default('razorpay'),
    itemsTotal: paiseColumn('items_total').notNull(),
    subtotal: paiseColumn('subtotal').notNull(),
    taxAmount: paiseColumn('tax_amount').notNull(),
    shippingAmount: paiseColumn('shipping_amount').notNull(),
    discountAmount: paiseColumn('discount_amount').notNull(),
    totalAmount: paiseColumn('total_amount').notNull(),
    notes: text('notes'),
    idempotencyKey: text('idempotency_key'),
    /** What was asked for under that key. */
    requestHash: text('request_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
    cancellationFee: paiseColumn('cancellation_fee'),
    /** The shop's own words, when it was the shop that cancelled. */
    cancellationReason: text('cancellation_reason'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** The provider's id of the payment that paid it. */
    paidBy: text('paid_by').unique(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    couponId: integer('coupon_id').references(() => coupons.id),
    /** As it was typed, for the order's own papers. */
    couponCode: text('coupon_code'),
    /** First and last day that the shopper was promised. */
    promisedFrom: date('promised_from').$type<IsoDate>(),
    promisedTo: date('promised_to').$type<IsoDate>(),
    /** Counts the changes: a second editor is told instead of overwriting the first. */
    version: integer('version').notNull().default(1),
    packedAt: moment('packed_at'),
    channel: text('channel', { enum: ['web', 'showroom'] })
      .notNull()
      .default('web'),
    /** Who of the staff sold it, in the showroom. */
    soldBy: integer('sold_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why staff took something off. */
    discountReason: text('discount_reason'),
    /** Collected in the showroom: nobody drives. */
    isPickup: boolean('is_pickup').notNull().default(false),
  },
  (t) => [
    uniqueIndex('orders_idempotency').on(t.userId, t.idempotencyKey),
    index('orders_buyer').on(t.userId, t.createdAt.desc()),
    index('orders_unpaid')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    index('orders_coupon')
      .on(t.couponId, t.userId)
      .where(sql`${t.couponId} is not null`),
    index('orders_newest').on(t.createdAt.desc(), t.id.desc()),
    index('orders_by_status').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('orders_by_promise')
      .on(t.promisedTo, t.id)
      .where(sql`${t.status} in ('pending', 'processing', 'shipped')`),
    index('orders_by_payment').on(t.paymentStatus, t.createdAt.desc(), t.id.desc()),
    index('orders_by_promised_day').on(t.promisedTo, t.id),
    index('orders_by_total').on(t.totalAmount.desc(), t.id.desc()),
    check('orders_status_known', sql`${t.status} in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')`),
    check('orders_payment_status_known', sql`${t.paymentStatus} in ('pending', 'paid', 'failed', 'refunded')`),
    check('orders_tax_is_inside', sql`${t.subtotal} + ${t.taxAmount} = ${t.itemsTotal}`),
    check(
      'orders_total_adds_up',
      sql`${t.totalAmount} = ${t.itemsTotal} + ${t.shippingAmount} - ${t.discountAmount} and ${t.totalAmount} > 0`,
    ),
    check('orders_paid_is_promised', sql`${t.paidAt} is null or ${t.promisedTo} is not null`),
    check(
      'orders_promise_is_a_span',
      sql`(${t.promisedFrom} is null) = (${t.promisedTo} is null) and ${t.promisedFrom} <= ${t.promisedTo}`,
    ),
    uniqueIndex('orders_sale_once')
      .on(t.soldBy, t.idempotencyKey)
      .where(sql`${t.soldBy} is not null`),
    check('orders_channel_known', sql`${t.channel} in ('web', 'showroom')`),
    check(
      'orders_discount_has_cause',
      sql`${t.discountAmount} = 0 or ${t.couponCode} is not null or ${t.discountReason} is not null`,
    ),
    check(
      'orders_amounts_not_negative',
      sql`${t.subtotal} >= 0 and ${t.taxAmount} >= 0 and ${t.shippingAmount} >= 0 and ${t.discountAmount} >= 0`,
    ),
  ],
)

/** An item keeps name, colour, SKU, picture, price and tax as they were sold: a later change of the product must not rewrite an invoice. */
export const orderItems = pgTable(
  'order_items',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    variantId: integer('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    productSku: text('product_sku').notNull(),
    color: text('color'),
    /** File of the picture that shows what was bought. */
    picture: text('picture').notNull().default(''),
    hsnCode: text('hsn_code').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    isCustom: boolean('is_custom').notNull().default(false),
    returnKind: text('return_kind', { enum: RETURN_KINDS }).notNull().default('ordinary'),
    options: jsonb('options').$type<Record<string, unknown>>().notNull().default({}),
    quantity: integer('quantity').notNull(),
    /** Refunded before they left: not packed any more. */
    cancelledQuantity: integer('cancelled_quantity').notNull().default(0),
    unitPrice: paiseColumn('unit_price').notNull(),
    totalPrice: paiseColumn('total_price').notNull(),
    /** Its share of the order's discount. */
    discountAmount: paiseColumn('discount_amount')
      .notNull()
      .default(sql`0`),
  },
  (t) => [
    index('order_items_order').on(t.orderId),
    index('order_items_product').on(t.productId),
    check('order_items_quantity_positive', sql`${t.quantity} > 0`),
    check('order_items_cancelled_fits', sql`${t.cancelledQuantity} between 0 and ${t.quantity}`),
    check('order_items_discount_fits', sql`${t.discountAmount} between 0 and ${t.totalPrice}`),
    check('order_items_total_adds_up', sql`${t.totalPrice} = ${t.unitPrice} * ${t.quantity} and ${t.unitPrice} > 0`),
  ],
)

export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['billing', 'shipping'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull().default('India'),
    /** Beside the GSTIN on the invoice; billing only. */
    companyName: text('company_name'),
    gstin: text('gstin'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.kind] })],
)

/** What happened to an order and when: the timeline that the shopper and the shop read. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
)

/** Tax invoices and credit notes: numbers are consecutive per kind and financial year, without gaps. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: ['invoice', 'credit_note', 'refund_voucher', 'receipt_voucher'] }).notNull(),
    number: text('number').notNull().unique(),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    amount: paiseColumn('amount').notNull(),
    /** Everything printed on it, as it was on the day. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The refund that a credit note or refund voucher documents; a foreign key in the database. */
    refundId: integer('refund_id').unique(),
  },
  (t) => [
    index('tax_documents_order').on(t.orderId),
    uniqueIndex('tax_documents_serial').on(t.kind, t.financialYear, t.serial),
    uniqueIndex('tax_documents_one_invoice')
      .on(t.orderId)
      .where(sql`${t.kind} = 'invoice'`),
  ],
)

export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text('kind').notNull(),
    financialYear: text('financial_year').notNull(),
    lastSerial: integer('last_serial').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.financialYear] })],
)

export const returnRequests = pgTable(
  'return_requests',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    items: jsonb('items').$type<{ order_item_id: number; quantity: number }[]>().notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    detail: text('detail').notNull().default(''),
    photos: text('photos')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    status: text('status', { enum: ['requested', 'approved', 'refused', 'received', 'closed'] })
      .notNull()
      .default('requested'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    /** What the shopper quotes. */
    number: text('number').notNull().unique(),
    refundAmount: paiseColumn('refund_amount').notNull(),
    staffNote: text('staff_note').notNull().default(''),
    /** How each piece came back; null until it has. */
    condition: jsonb('condition').$type<PieceCondition[]>(),
  },
  (t) => [
    index('return_requests_order').on(t.orderId),
    index('return_requests_newest').on(t.createdAt.desc()),
    index('return_requests_by_status').on(t.status, t.createdAt.desc(), t.id.desc()),
  ],
)

export const returnPhotos = pgTable(
  'return_photos',
  {
    file: text('file').primaryKey(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [index('return_photos_return').on(t.returnId)],
)
