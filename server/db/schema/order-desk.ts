import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { identity, moment } from './columns.ts'
import { orderItems, orders } from './orders.ts'
import { refunds } from './payments.ts'

/** What left together. An order may leave in several. */
export const shipments = pgTable(
  'shipments',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    trackingUrl: text('tracking_url'),
    ewayBillNumber: text('eway_bill_number'),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
    receivedBy: text('received_by'),
  },
  (t) => [
    index('shipments_order').on(t.orderId),
    check('shipments_eway_bill_number', sql`${t.ewayBillNumber} ~ '^[0-9]{12}$'`),
  ],
)

export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderItemId] }),
    index('shipment_items_item').on(t.orderItemId),
    check('shipment_items_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

/** Which pieces a part refund was for, and whether they went back on sale. */
export const refundItems = pgTable(
  'refund_items',
  {
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    isRestocked: boolean('is_restocked').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderItemId] }),
    check('refund_items_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

/** Only staff read these. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.id)],
)

/** Everything an order may be asked for by; triggers keep it (migration order_desk). */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
  },
  (t) => [index('order_search_words').using('gin', sql`${t.words} gin_trgm_ops`)],
)
