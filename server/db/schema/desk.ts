import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** What the open windows of the back office are told; written by triggers (migration desk_events). */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: identity(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [index('desk_events_age').on(t.createdAt)],
)

/** Work that used up its tries and waits for a person. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    id: identity(),
    queue: text('queue').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    failure: text('failure').notNull(),
    /** How often it failed since somebody last tried it again. */
    times: integer('times').notNull().default(1),
    failedAt: moment('failed_at').notNull(),
    retriedAt: moment('retried_at'),
  },
  (t) => [
    uniqueIndex('failed_jobs_waiting')
      .on(t.queue, sql`md5(${t.data}::text)`)
      .where(sql`${t.retriedAt} is null`),
  ],
)
