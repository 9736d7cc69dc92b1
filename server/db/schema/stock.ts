import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products, productVariants } from './catalog.ts'
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
    /** The colour, of a piece that comes in several. */
    variantId: integer('variant_id').references(() => productVariants.id),
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: ['opening', 'sale', 'cancellation', 'return', 'correction', 'delivery'] }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_product').on(t.productId),
    // In the database NULLS NOT DISTINCT: a piece without colours counts once too.
    uniqueIndex('stock_movements_once_per_order')
      .on(t.orderId, t.productId, t.variantId, t.reason)
      .where(sql`${t.orderId} is not null`),
    check('stock_movements_move', sql`${t.delta} <> 0`),
  ],
)

/** Units set aside for an unpaid order; at most one hold per order, product and colour. */
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
    variantId: integer('variant_id').references(() => productVariants.id),
    quantity: integer('quantity').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** held, then taken (paid) or released (expired or cancelled). */
    state: text('state', { enum: ['held', 'taken', 'released'] })
      .notNull()
      .default('held'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('stock_holds_order_piece').on(t.orderId, t.productId, t.variantId),
    index('stock_holds_open')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'held'`),
    check('stock_holds_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
