import { and, asc, eq, inArray, isNotNull, lt, ne, notLike, or, sql } from 'drizzle-orm'
import { type Paise, paise } from '#domain/money/paise.ts'
import { COUNTER_PREFIX } from '#domain/orders/counter-money.ts'
import type { Db } from '#server/db/connect.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'

export type RefundRow = typeof refunds.$inferSelect & { providerPaymentId: string }

/** A refund that is on its way counts; one that failed does not. */
export async function sumRefunds(tx: Tx, paymentId: number): Promise<Paise> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')))
  return paise(Number(row?.sum ?? 0))
}

export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<number | null> {
  const [written] = await tx.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id })
  return written?.id ?? null
}

export async function countRefunds(tx: Tx, paymentId: number, reason: string): Promise<number> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, reason)))
  return rows.length
}

const refundColumns = {
  id: refunds.id,
  orderId: refunds.orderId,
  paymentId: refunds.paymentId,
  amount: refunds.amount,
  reason: refunds.reason,
  idempotencyKey: refunds.idempotencyKey,
  providerRefundId: refunds.providerRefundId,
  status: refunds.status,
  createdAt: refunds.createdAt,
  processedAt: refunds.processedAt,
  failure: refunds.failure,
  paidOutBy: refunds.paidOutBy,
  reference: refunds.reference,
  providerPaymentId: payments.providerPaymentId,
}

export async function selectRefund(db: Db | Tx, id: number): Promise<RefundRow | null> {
  const [row] = await db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  return row ?? null
}

/** By the provider's id, or by our key when the answer that would have told us the id was lost. */
export async function selectRefundIdOf(
  db: Db,
  providerRefundId: string,
  key: string | null,
): Promise<{ id: number; orderId: number } | null> {
  const [row] = await db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(
      or(eq(refunds.providerRefundId, providerRefundId), key === null ? undefined : eq(refunds.idempotencyKey, key)),
    )
  return row ?? null
}

export async function updateRefund(tx: Tx, id: number, change: Partial<typeof refunds.$inferInsert>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

/** What waits for somebody to pay it out over the counter is not asked about. */
export async function selectOpenRefunds(db: Db, before: Date, limit: number): Promise<RefundRow[]> {
  return db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        inArray(refunds.status, ['requested', 'pending']),
        lt(refunds.createdAt, before),
        or(isNotNull(refunds.paidOutBy), notLike(payments.providerPaymentId, `${COUNTER_PREFIX}%`)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(limit)
}
