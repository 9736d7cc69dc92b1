import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, identity, moment } from './columns.ts'

/** One row: what this database was made for. */
export const shopBirth = pgTable(
  'shop_birth',
  {
    isOne: boolean('is_one').primaryKey().default(true),
    kind: text('kind', { enum: ['demo', 'live'] }).notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [check('shop_birth_one_row', sql`${t.isOne}`), check('shop_birth_known', sql`${t.kind} in ('demo', 'live')`)],
)

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: bytes('device_hash').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
)

export const backups = pgTable('backups', {
  id: identity(),
  madeAt: moment('made_at').notNull().defaultNow(),
  place: text('place').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  seconds: integer('seconds').notNull(),
})

export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() })
