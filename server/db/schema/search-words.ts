import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What staff have changed of the words that mean the same. */
export const searchMeanings = pgTable('search_meanings', {
  key: text('key').primaryKey(),
  kind: text('kind', { enum: ['piece', 'look', 'place'] }).notNull(),
  words: text('words').array().notNull(),
  kinds: text('kinds').array().notNull().default([]),
  near: text('near').array().notNull().default([]),
  isRemoved: boolean('is_removed').notNull().default(false),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What people searched for and did not find, by the day. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date('day').notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.day, t.words] })],
)
