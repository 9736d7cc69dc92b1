import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, identity, moment } from './columns.ts'

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: identity(),
    email: text('email').notNull(),
    role: text('role', { enum: ['staff', 'owner'] }).notNull(),
    permissions: text('permissions').array(),
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    check('staff_invitations_role_known', sql`${t.role} in ('staff', 'owner')`),
    uniqueIndex('staff_invitations_open')
      .on(t.email)
      .where(sql`${t.acceptedAt} IS NULL AND ${t.withdrawnAt} IS NULL`),
    index('staff_invitations_by').on(t.invitedBy),
  ],
)

/** The secret leaves the shop once, while it is set up. */
export const twoStepKeys = pgTable('two_step_keys', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  /** The half minute of the last code that was taken. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull().unique(),
    usedAt: moment('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** The public half of a key that a device or a security stick holds. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, by its own count. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)
