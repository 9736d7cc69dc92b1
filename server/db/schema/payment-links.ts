import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, paiseColumn } from './columns.ts'
import { orders } from './orders.ts'

/** A way to pay that is sent to the buyer and ends by itself. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: paiseColumn('amount').notNull(),
    providerLinkId: text('provider_link_id').notNull().unique(),
    url: text('url').notNull(),
    status: text('status', { enum: ['created', 'paid', 'expired', 'cancelled'] })
      .notNull()
      .default('created'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the reconciler last asked the provider about it. */
    checkedAt: moment('checked_at'),
  },
  (t) => [
    index('payment_links_order').on(t.orderId, t.id),
    uniqueIndex('payment_links_one_open')
      .on(t.orderId)
      .where(sql`${t.status} = 'created'`),
    index('payment_links_open')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'created'`),
    check('payment_links_status_known', sql`${t.status} in ('created', 'paid', 'expired', 'cancelled')`),
  ],
)
