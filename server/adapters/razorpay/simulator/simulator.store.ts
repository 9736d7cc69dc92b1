import { desc, eq, sql } from 'drizzle-orm'
import type { Paise } from '#domain/money/paise.ts'
import type { Db } from '#server/db/connect.ts'
import { simulatorOrders, simulatorPayments, simulatorRefunds } from '#server/db/schema/simulator.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { SimulatedOrder, SimulatedPayment, SimulatedRefund } from './simulated-entities.ts'

export async function insertSimulatedOrder(
  db: Db,
  order: typeof simulatorOrders.$inferInsert,
): Promise<SimulatedOrder> {
  return only(await db.insert(simulatorOrders).values(order).returning())
}

export async function simulatedOrder(db: Db | Tx, id: string): Promise<SimulatedOrder | null> {
  const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.id, id))
  return order ?? null
}

export async function lockSimulatedOrder(tx: Tx, id: string): Promise<SimulatedOrder | null> {
  const [order] = await tx.select().from(simulatorOrders).where(eq(simulatorOrders.id, id)).for('update')
  return order ?? null
}

export async function simulatedOrders(
  db: Db,
  receipt: string | null,
  count: number,
  skip: number,
): Promise<SimulatedOrder[]> {
  return db
    .select()
    .from(simulatorOrders)
    .where(receipt === null ? undefined : eq(simulatorOrders.receipt, receipt))
    .orderBy(desc(simulatorOrders.createdAt))
    .limit(count)
    .offset(skip)
}

export async function updateSimulatedOrder(
  tx: Tx | Db,
  id: string,
  change: Partial<typeof simulatorOrders.$inferInsert>,
): Promise<SimulatedOrder> {
  return only(await tx.update(simulatorOrders).set(change).where(eq(simulatorOrders.id, id)).returning())
}

export async function insertSimulatedPayment(
  tx: Tx,
  payment: typeof simulatorPayments.$inferInsert,
): Promise<SimulatedPayment> {
  return only(await tx.insert(simulatorPayments).values(payment).returning())
}

export async function simulatedPayment(db: Db | Tx, id: string): Promise<SimulatedPayment | null> {
  const [payment] = await db.select().from(simulatorPayments).where(eq(simulatorPayments.id, id))
  return payment ?? null
}

export async function lockSimulatedPayment(tx: Tx, id: string): Promise<SimulatedPayment | null> {
  const [payment] = await tx.select().from(simulatorPayments).where(eq(simulatorPayments.id, id)).for('update')
  return payment ?? null
}

export async function simulatedPaymentsOf(db: Db, orderId: string): Promise<SimulatedPayment[]> {
  return db
    .select()
    .from(simulatorPayments)
    .where(eq(simulatorPayments.orderId, orderId))
    .orderBy(simulatorPayments.createdAt)
}

export async function updateSimulatedPayment(
  tx: Tx,
  id: string,
  change: Partial<typeof simulatorPayments.$inferInsert>,
): Promise<SimulatedPayment> {
  return only(await tx.update(simulatorPayments).set(change).where(eq(simulatorPayments.id, id)).returning())
}

export async function addRefunded(tx: Tx, id: string, amount: Paise): Promise<SimulatedPayment> {
  const refunded = sql`${simulatorPayments.amountRefunded} + ${amount}`
  const status = sql`case when ${refunded} >= ${simulatorPayments.amount} then 'refunded' else 'captured' end`
  return only(
    await tx
      .update(simulatorPayments)
      .set({ amountRefunded: refunded, status })
      .where(eq(simulatorPayments.id, id))
      .returning(),
  )
}

export async function insertSimulatedRefund(
  tx: Tx,
  refund: typeof simulatorRefunds.$inferInsert,
): Promise<SimulatedRefund> {
  return only(await tx.insert(simulatorRefunds).values(refund).returning())
}

export async function simulatedRefundByKey(tx: Tx, key: string): Promise<SimulatedRefund | null> {
  const [refund] = await tx.select().from(simulatorRefunds).where(eq(simulatorRefunds.idempotencyKey, key))
  return refund ?? null
}

export async function simulatedRefund(db: Db | Tx, id: string): Promise<SimulatedRefund | null> {
  const [refund] = await db.select().from(simulatorRefunds).where(eq(simulatorRefunds.id, id))
  return refund ?? null
}

export async function simulatedRefundsOf(db: Db | Tx, paymentId: string): Promise<SimulatedRefund[]> {
  return db
    .select()
    .from(simulatorRefunds)
    .where(eq(simulatorRefunds.paymentId, paymentId))
    .orderBy(simulatorRefunds.createdAt)
}

export async function setRefundStatus(tx: Tx, id: string, status: 'processed' | 'failed'): Promise<SimulatedRefund> {
  return only(await tx.update(simulatorRefunds).set({ status }).where(eq(simulatorRefunds.id, id)).returning())
}

function only<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The simulator lost a row of its books')
  return row
}
