import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Paise } from '#domain/money/paise.ts'
import type { ProviderPayment } from '#server/adapters/razorpay/razorpay.ts'
import type { Db } from '#server/db/connect.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments, providerOrders } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PaymentRow = typeof payments.$inferSelect

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
