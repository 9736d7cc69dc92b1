import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { COUNTER_METHODS } from '#domain/orders/counter-money.ts'
import { identity, moment, paiseColumn } from './columns.ts'
import { orders } from './orders.ts'
import { paymentLinks } from './payment-links.ts'

/** An order as the payment provider knows it. Several payment attempts may belong to one. */
export const providerOrders = pgTable(
  'provider_orders',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    providerOrderId: text('provider_order_id').notNull().unique(),
    amount: paiseColumn('amount').notNull(),
    currency: text('currency').notNull().default('INR'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the reconciler last asked the provider about it. */
    checkedAt: moment('checked_at'),
    /** The link behind which the provider opened it; null where we did. */
    paymentLinkId: integer('payment_link_id').references(() => paymentLinks.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('provider_orders_one_per_order')
      .on(t.orderId)
      .where(sql`${t.paymentLinkId} is null`),
    index('provider_orders_order').on(t.orderId),
    index('provider_orders_to_ask').on(t.checkedAt.asc().nullsFirst()),
    check('provider_orders_amount', sql`${t.amount} >= 100`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    providerOrderId: text('provider_order_id').notNull(),
    providerPaymentId: text('provider_payment_id').notNull().unique(),
    status: text('status', { enum: ['authorized', 'captured', 'failed'] }).notNull(),
    amount: paiseColumn('amount').notNull(),
    currency: text('currency').notNull().default('INR'),
    method: text('method').notNull().default(''),
    /** Of money taken at the counter: what the slip or the UPI app says. */
    reference: text('reference'),
    /** A part of the price; what completes it is the order's `paidBy`. */
    isPart: boolean('is_part').notNull().default(false),
    /** The press that took it at the counter. */
    press: text('press'),
    errorReason: text('error_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    capturedAt: moment('captured_at'),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_press_once')
      .on(t.orderId, t.press)
      .where(sql`${t.press} is not null`),
    check('payments_amount_positive', sql`${t.amount} > 0`),
    check('payments_status_known', sql`${t.status} in ('authorized', 'captured', 'failed')`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: paiseColumn('amount').notNull(),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    providerRefundId: text('provider_refund_id').unique(),
    status: text('status', { enum: ['requested', 'pending', 'processed', 'failed'] })
      .notNull()
      .default('requested'),
    createdAt: moment('created_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    failure: text('failure'),
    /** Of money of the counter: how it was paid out, and what the slip says. Null until somebody has. */
    paidOutBy: text('paid_out_by', { enum: COUNTER_METHODS }),
    reference: text('reference'),
  },
  (t) => [
    index('refunds_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ('requested', 'pending')`),
    index('refunds_payment').on(t.paymentId),
    index('refunds_order').on(t.orderId),
    check('refunds_paid_out_known', sql`${t.paidOutBy} in ('cash', 'upi', 'card_machine')`),
    check('refunds_amount_positive', sql`${t.amount} > 0`),
    check('refunds_status_known', sql`${t.status} in ('requested', 'pending', 'processed', 'failed')`),
  ],
)

/** Every signed message of the provider, stored before it is acted on; its id makes a repeat harmless. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: identity(),
    eventId: text('event_id').notNull().unique(),
    event: text('event').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    outcome: text('outcome'),
    failure: text('failure'),
    /** When the shop stopped trying to act on it by itself. */
    failedAt: moment('failed_at'),
  },
  (t) => [
    index('provider_events_waiting')
      .on(t.receivedAt)
      .where(sql`${t.processedAt} is null`),
  ],
)
