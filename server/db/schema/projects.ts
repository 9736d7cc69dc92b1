import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { moment } from './columns.ts'
import { projects } from './content.ts'

/** Addresses that projects have left. */
export const projectSlugs = pgTable(
  'project_slugs',
  {
    slug: text('slug').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull().defaultNow(),
  },
  (t) => [index('project_slugs_project').on(t.projectId)],
)

/** What stands in the rooms of a project and can be bought. */
export const projectPieces = pgTable(
  'project_pieces',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.productId] }), index('project_pieces_product').on(t.productId)],
)
