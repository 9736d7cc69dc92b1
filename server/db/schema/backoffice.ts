import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { identity, moment } from './columns.ts'

/** Lists of the back office as somebody wants to see them again. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('saved_views_named_once').on(t.userId, t.screen, t.name)],
)
