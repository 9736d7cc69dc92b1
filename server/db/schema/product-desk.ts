import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { moment } from './columns.ts'

/** Addresses that products have left; each leads to the product wherever it stands now. */
export const productSlugs = pgTable(
  'product_slugs',
  {
    slug: text('slug').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull().defaultNow(),
  },
  (t) => [index('product_slugs_product').on(t.productId)],
)

/** What the desk's list of products filters, sorts and counts by; triggers keep it (migration product_desk). */
export const productDesk = pgTable('product_desk', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  words: text('words').notNull(),
  sortName: text('sort_name').notNull(),
  state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
  categoryId: integer('category_id').notNull(),
  roomId: integer('room_id').notNull(),
  price: bigint('price', { mode: 'number' }).notNull(),
  sale: text('sale', { enum: ['none', 'planned', 'running'] }).notNull(),
  isLow: boolean('is_low').notNull(),
  hasPicture: boolean('has_picture').notNull(),
  changedAt: moment('changed_at').notNull(),
})
