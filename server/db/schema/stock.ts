import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { STOCK_MOVES } from '#domain/stock/stock-moves.ts'
import { users } from './accounts.ts'
import { products, productVariants } from './catalog.ts'
import { identity, moment } from './columns.ts'
import { orders } from './orders.ts'

/** Every change of stock_on_hand, written by the database itself: their sum is the stock, so nothing can vanish unseen. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The colour, of a piece that comes in several; also of one that it came in once. */
    variantId: integer('variant_id'),
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: STOCK_MOVES }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Who of the staff; null: an order, or somebody who did not say. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    onHandAfter: integer('on_hand_after'),
    /** Of one press: whoever sends it twice moves once. */
    pressKey: text('press_key'),
  },
  (t) => [
    index('stock_movements_product').on(t.productId, t.id),
    index('stock_movements_when').on(t.createdAt, t.id),
    uniqueIndex('stock_movements_once_per_press')
      .on(t.actorId, t.pressKey)
      .where(sql`${t.pressKey} is not null`),
    // In the database NULLS NOT DISTINCT: a piece without colours counts once too.
    uniqueIndex('stock_movements_once_per_order')
      .on(t.orderId, t.productId, t.variantId, t.reason)
      .where(sql`${t.orderId} is not null and ${t.reason} <> 'return'`),
    check('stock_movements_move', sql`${t.delta} <> 0 or ${t.reason} = 'count'`),
  ],
)

/** What is counted apart: a product, or each colour of one that comes in several. Kept by triggers, only read here. */
export const stockPieces = pgTable('stock_pieces', {
  id: identity(),
  productId: integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  variantId: integer('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  color: text('color'),
  sku: text('sku').notNull(),
  /** Name, colour and SKU in small letters. */
  words: text('words')
    .notNull()
    .generatedAlwaysAs(sql`lower(name || ' ' || coalesce(color, '') || ' ' || sku)`),
  isActive: boolean('is_active').notNull(),
  isCustom: boolean('is_custom').notNull(),
  /** Null: that of stock_rules. */
  lowLimit: integer('low_limit'),
  onHand: integer('on_hand').notNull(),
  held: integer('held').notNull(),
})

/** One row: what holds for every piece that has no limit of its own. */
export const stockRules = pgTable('stock_rules', {
  id: integer('id').primaryKey().default(1),
  lowLimit: integer('low_limit').notNull().default(5),
})

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
