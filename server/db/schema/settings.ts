import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SectionKey } from '#domain/company/settings.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

const changedBy = () => integer('changed_by').references(() => users.id, { onDelete: 'set null' })

/** One row a section that the owner has saved; the others are as the code has them. */
export const settings = pgTable(
  'settings',
  {
    section: text('section').$type<SectionKey>().primaryKey(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    /** Counted by the database. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    changedBy: changedBy(),
  },
  (t) => [check('settings_value_is_object', sql`jsonb_typeof(${t.value}) = 'object'`)],
)

/** Every state that a section has had. Written by the database alone. */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    section: text('section').$type<SectionKey>().notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    changedBy: changedBy(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.section, t.version] })],
)
