import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notLike, or, sql } from 'drizzle-orm'
import { type Paise, paise } from '#domain/money/paise.ts'
import { COUNTER_PREFIX } from '#domain/orders/counter-money.ts'
import type { ProviderPayment } from '#server/adapters/razorpay/razorpay.ts'
import type { Db } from '#server/db/connect.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments, providerEvents, providerOrders, refunds } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect & { providerPaymentId: string }
export type ProviderEventRow = typeof providerEvents.$inferSelect

/** Whose order it is, and what it asks for. */
export async function selectProviderOrder(
  db: Db | Tx,
  providerOrderId: string,
): Promise<{ orderId: number; amount: Paise } | null> {
  const [row] = await db
    .select({ orderId: providerOrders.orderId, amount: providerOrders.amount })
    .from(providerOrders)
    .where(eq(providerOrders.providerOrderId, providerOrderId))
  return row ?? null
}

export async function insertProviderOrder(
  tx: Tx,
  row: { orderId: number; providerOrderId: string; amount: Paise },
  now: Date,
): Promise<void> {
  await tx.insert(providerOrders).values({ ...row, createdAt: now })
}

/** A capture is never forgotten: whatever is reported after it, and a failure may still become a capture. */
export async function upsertPayment(
  tx: Tx,
  orderId: number,
  report: ProviderPayment,
  now: Date,
): Promise<PaymentRow | null> {
  const { status } = report
  if (status === 'created' || status === 'refunded' || report.providerOrderId === null) return null
  const seen = {
    status,
    amount: report.amount,
    currency: report.currency,
    method: report.method,
    errorReason: report.errorReason,
    capturedAt: status === 'captured' ? now : null,
  }
  await tx
    .insert(payments)
    .values({
      ...seen,
      orderId,
      providerOrderId: report.providerOrderId,
      providerPaymentId: report.id,
      createdAt: report.createdAt,
    })
    .onConflictDoUpdate({
      target: payments.providerPaymentId,
      set: seen,
      setWhere: status === 'authorized' ? sql`false` : ne(payments.status, 'captured'),
    })
  return selectPaymentLocked(tx, report.id)
}

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(row)
}

/** It paid a part of the price. */
export async function markPart(tx: Tx, providerPaymentId: string): Promise<void> {
  await tx.update(payments).set({ isPart: true }).where(eq(payments.providerPaymentId, providerPaymentId))
}

/** Whether this very press has taken its money before. */
export async function wasTaken(tx: Tx, orderId: number, press: string): Promise<boolean> {
  return (await tx.$count(payments, and(eq(payments.orderId, orderId), eq(payments.press, press)))) > 0
}

export async function selectPaymentLocked(tx: Tx, providerPaymentId: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId)).for('update')
  return row ?? null
}

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

/** False when this very event is known already. */
export async function insertEventOnce(
  tx: Tx,
  event: { eventId: string; event: string; payload: unknown },
  now: Date,
): Promise<number | null> {
  const [written] = await tx
    .insert(providerEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return written?.id ?? null
}

export async function selectEvent(db: Db, id: number): Promise<ProviderEventRow | null> {
  const [row] = await db.select().from(providerEvents).where(eq(providerEvents.id, id))
  return row ?? null
}

export async function markEvent(db: Db, id: number, outcome: string, now: Date): Promise<void> {
  await db.update(providerEvents).set({ outcome, processedAt: now }).where(eq(providerEvents.id, id))
}

export async function selectWaitingEvents(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(isNull(providerEvents.processedAt), lt(providerEvents.receivedAt, before)))
    .orderBy(asc(providerEvents.receivedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

export type Asked = { orderId: number; providerOrderId: string }

/**
 * Orders whose payment we have not heard of. A young one is asked about every minute, one of today every ten minutes,
 * an older one (the provider may learn of a payment for days) every hour.
 */
export async function selectToAsk(db: Db, now: Date, limit: number): Promise<Asked[]> {
  const at = sql`${now}::timestamptz`
  return db
    .select({ orderId: providerOrders.orderId, providerOrderId: providerOrders.providerOrderId })
    .from(providerOrders)
    .innerJoin(orders, eq(orders.id, providerOrders.orderId))
    .where(
      and(
        isNull(orders.paidAt),
        ne(orders.paymentStatus, 'refunded'),
        sql`${providerOrders.createdAt} between ${at} - interval '5 days' and ${at} - interval '30 seconds'`,
        sql`coalesce(${providerOrders.checkedAt}, 'epoch') < ${at} - case
          when ${providerOrders.createdAt} > ${at} - interval '1 hour' then interval '40 seconds'
          when ${providerOrders.createdAt} > ${at} - interval '1 day' then interval '10 minutes'
          else interval '1 hour' end`,
      ),
    )
    .orderBy(sql`${providerOrders.checkedAt} asc nulls first`)
    .limit(limit)
}

export async function markAsked(db: Db, providerOrderId: string, now: Date): Promise<void> {
  await db.update(providerOrders).set({ checkedAt: now }).where(eq(providerOrders.providerOrderId, providerOrderId))
}
