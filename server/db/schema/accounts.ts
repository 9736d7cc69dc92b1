import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text('name').notNull(),
    /** Normalised by domain/accounts/email.ts before it is written. */
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    googleSub: text('google_sub').unique(),
    role: text('role', { enum: ['customer', 'staff', 'owner'] })
      .notNull()
      .default('customer'),
    /** Null: what the role may. See domain/accounts/permissions.ts. */
    permissions: text('permissions').array(),
    /** Made for trying the shop out: see accounts/demo-people.ts. */
    isDemo: boolean('is_demo').notNull().default(false),
    emailVerifiedAt: moment('email_verified_at'),
    /** Since when a second step is asked for at the login. */
    twoStepAt: moment('two_step_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The person is gone; orders and invoices stay without them (DPDP Act and tax law). */
    erasedAt: moment('erased_at'),
    /** Cannot log in, and so cannot order. */
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** Grows with every change by staff. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_staff')
      .on(t.id)
      .where(sql`${t.role} <> 'customer'`),
    index('users_demo')
      .on(t.id)
      .where(sql`${t.isDemo}`),
    index('users_customers_newest')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`${t.role} = 'customer'`),
    index('users_customers_name')
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`${t.role} = 'customer'`),
    check('users_role_known', sql`${t.role} in ('customer', 'staff', 'owner')`),
    check('users_name_present', sql`length(trim(${t.name})) > 0`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Links that work once: password reset, e-mail change, newsletter confirmation. Only the hash is kept. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: identity(),
    purpose: text('purpose', {
      enum: [
        'reset_password',
        'change_email',
        'verify_email',
        'sign_in',
        'two_step',
        'passkey_add',
        'passkey_login',
        'newsletter',
      ],
    }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Wrong tries at a sign-in code. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('one_time_links_user').on(t.userId), index('one_time_links_expiry').on(t.expiresAt)],
)

/** One running Google sign-in: bound to the browser that began it, used once, ten minutes. */
export const googleSignIns = pgTable('google_sign_ins', {
  stateHash: bytes('state_hash').primaryKey(),
  browserHash: bytes('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull().default('India'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('saved_addresses_user').on(t.userId),
    uniqueIndex('saved_addresses_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
)

/** What staff know of a customer; nobody else reads it. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('customer_notes_user').on(t.userId, t.createdAt.desc())],
)
