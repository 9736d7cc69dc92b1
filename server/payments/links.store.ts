import { and, desc, eq, sql } from 'drizzle-orm'
import type { LinkStatus } from '#domain/orders/payment-link.ts'
import type { Db } from '#server/db/connect.ts'
import { paymentLinks } from '#server/db/schema/payment-links.ts'
import { providerOrders } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'

export type LinkRow = typeof paymentLinks.$inferSelect

/** All that were ever made for an order, the newest first. */
export async function selectLinksOf(db: Db | Tx, orderId: number): Promise<LinkRow[]> {
  return db.select().from(paymentLinks).where(eq(paymentLinks.orderId, orderId)).orderBy(desc(paymentLinks.id))
}

export async function selectLink(db: Db | Tx, providerLinkId: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(paymentLinks).where(eq(paymentLinks.providerLinkId, providerLinkId))
  return row ?? null
}

/** Two presses may have made two; the first one written is the order's. */
export async function insertLink(tx: Tx, row: typeof paymentLinks.$inferInsert): Promise<void> {
  await tx.insert(paymentLinks).values(row).onConflictDoNothing()
}

/** Only an open link can end, and it ends once. */
export async function closeLink(db: Db | Tx, id: number, status: Exclude<LinkStatus, 'created'>): Promise<void> {
  await db
    .update(paymentLinks)
    .set({ status })
    .where(and(eq(paymentLinks.id, id), eq(paymentLinks.status, 'created')))
}

/** The provider's order behind a link is learned when somebody pays: from then on its payments are ours. */
export async function rememberOrderOfLink(db: Db, row: typeof providerOrders.$inferInsert): Promise<void> {
  await db.insert(providerOrders).values(row).onConflictDoNothing()
}

/** Open links of which nothing was heard for a minute, the longest waiting first. */
export async function selectLinksToAsk(db: Db, now: Date, limit: number): Promise<LinkRow[]> {
  const at = sql`${now}::timestamptz`
  return db
    .select()
    .from(paymentLinks)
    .where(
      and(
        eq(paymentLinks.status, 'created'),
        sql`coalesce(${paymentLinks.checkedAt}, ${paymentLinks.createdAt}) < ${at} - interval '40 seconds'`,
      ),
    )
    .orderBy(sql`${paymentLinks.checkedAt} asc nulls first`)
    .limit(limit)
}

export async function markLinkAsked(db: Db, id: number, now: Date): Promise<void> {
  await db.update(paymentLinks).set({ checkedAt: now }).where(eq(paymentLinks.id, id))
}
