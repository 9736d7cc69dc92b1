import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { identity, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Every change of stock_on_hand: their sum is the stock, so nothing can vanish unseen. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: ['opening', 'sale', 'cancellation', 'return', 'correction', 'delivery'] }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_product').on(t.productId),
    uniqueIndex('stock_movements_once_per_order').on(t.orderId, t.productId, t.reason),
    check('stock_movements_move', sql`${t.delta} <> 0`),
  ],
)

/** Units set aside for an unpaid order; at most one hold per order and product. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** held, then taken (paid) or released (expired or cancelled). */
    state: text('state', { enum: ['held', 'taken', 'released'] })
      .notNull()
      .default('held'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('stock_holds_order_product').on(t.orderId, t.productId),
    index('stock_holds_open')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'held'`),
    check('stock_holds_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
