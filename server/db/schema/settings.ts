import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SectionKey } from '#domain/company/settings.ts'
import { moment } from './columns.ts'

/** One row a section that the owner has saved; the others are as the code has them. */
export const settings = pgTable(
  'settings',
  {
    section: text('section').$type<SectionKey>().primaryKey(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    /** Counted by the database. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('settings_value_is_object', sql`jsonb_typeof(${t.value}) = 'object'`)],
)
