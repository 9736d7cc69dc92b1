import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, paiseColumn } from './columns.ts'

/** Either a share of the items or a fixed amount. */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    code: text('code').notNull().unique(),
    percentBp: integer('percent_bp'),
    amount: paiseColumn('amount'),
    maximumDiscount: paiseColumn('maximum_discount'),
    minimumItems: paiseColumn('minimum_items')
      .notNull()
      .default(sql`0`),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    totalLimit: integer('total_limit'),
    perCustomerLimit: integer('per_customer_limit'),
    isActive: boolean('is_active').notNull().default(true),
    /** Orders that carry it and are not cancelled; counted in the transaction that places or cancels one. */
    used: integer('used').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** What it is for; staff alone read it. */
    note: text('note').notNull().default(''),
    /** Of what staff decide; being used changes nothing of it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('coupons_code_readable', sql`${t.code} = upper(${t.code}) and ${t.code} ~ '^[A-Z0-9-]{3,40}$'`),
    check('coupons_one_benefit', sql`num_nonnulls(${t.percentBp}, ${t.amount}) = 1`),
    check(
      'coupons_benefit_sensible',
      sql`coalesce(${t.percentBp} between 1 and 10000, ${t.amount} > 0) and coalesce(${t.maximumDiscount} > 0, true)`,
    ),
    check('coupons_ends_after_start', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check('coupons_within_limit', sql`${t.used} >= 0 and (${t.totalLimit} is null or ${t.used} <= ${t.totalLimit})`),
  ],
)
