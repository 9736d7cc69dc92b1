import { sql } from 'drizzle-orm'
import { orderAddresses, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts'
import { payments, providerOrders, refunds } from '#server/db/schema/payments.ts'
import { simulatorOrders, simulatorPayments, simulatorRefunds } from '#server/db/schema/simulator.ts'
import { stockHolds, stockMovements } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'
import { type People, requireId } from './insert-people.ts'
import type { Placed } from './issue-documents.ts'
import { addressRows, eventRows, holdRows, itemRows, movementRows, orderRow } from './order-rows.ts'
import { advanceRow, paymentRow, providerOrderRow, refundRow } from './payment-rows.ts'
import type { PlannedOrder } from './plan-order.ts'
import { simulatorOrderRow, simulatorPaymentRow, simulatorRefundRow } from './simulator-rows.ts'

/** Orders with everything but their tax documents: those are issued when every refund is known. */
export type InsertedOrders = { placed: Placed[]; refundOf: ReadonlyMap<number, number> }

export async function insertOrders(tx: Tx, planned: readonly PlannedOrder[], people: People): Promise<InsertedOrders> {
  const placed = await insertOrderRows(tx, planned, people)
  await tx.insert(orderItems).values(placed.flatMap(({ order, orderId }) => itemRows(order, orderId)))
  await tx.insert(orderAddresses).values(placed.flatMap(({ order, orderId }) => addressRows(order, orderId)))
  await tx.insert(orderEvents).values(placed.flatMap(({ order, orderId }) => eventRows(order, orderId)))
  await tx.insert(stockMovements).values(placed.flatMap(({ order, orderId }) => movementRows(order, orderId)))
  await tx.insert(stockHolds).values(placed.flatMap(({ order, orderId }) => holdRows(order, orderId)))
  await insertShipments(tx)
  const refundOf = await insertMoney(tx, placed)
  await insertSimulatorBooks(tx, planned)
  return { placed, refundOf }
}

/** Every order of the demo left whole. */
async function insertShipments(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with gone as (
      insert into shipments (order_id, carrier, tracking_number, shipped_at, delivered_at)
      select id, carrier, tracking_number, shipped_at, delivered_at from orders where shipped_at is not null
      returning id, order_id)
    insert into shipment_items (shipment_id, order_item_id, quantity)
    select gone.id, item.id, item.quantity from gone join order_items item on item.order_id = gone.order_id`)
}

async function insertOrderRows(tx: Tx, planned: readonly PlannedOrder[], people: People): Promise<Placed[]> {
  const rows = planned.map((order) => orderRow(order, requireId(people.idByEmail, order.buyer)))
  const inserted = await tx.insert(orders).values(rows).returning({ id: orders.id, number: orders.orderNumber })
  const idByNumber = new Map(inserted.map(({ id, number }) => [number, id]))
  return planned.map((order) => ({ order, orderId: requireId(idByNumber, order.orderNumber) }))
}

async function insertMoney(tx: Tx, placed: readonly Placed[]): Promise<ReadonlyMap<number, number>> {
  await tx.insert(providerOrders).values(placed.flatMap(({ order, orderId }) => providerOrderRow(order, orderId)))
  const paid = await tx
    .insert(payments)
    .values(placed.flatMap(({ order, orderId }) => [...paymentRow(order, orderId), ...advanceRow(order, orderId)]))
    .returning({ id: payments.id, orderId: payments.orderId })
  const paymentOf = new Map(paid.map(({ id, orderId }) => [orderId, id]))
  const refunded = await tx
    .insert(refunds)
    .values(placed.flatMap(({ order, orderId }) => refundRow(order, orderId, paymentOf.get(orderId))))
    .returning({ id: refunds.id, orderId: refunds.orderId })
  return new Map(refunded.map(({ id, orderId }) => [orderId, id]))
}

async function insertSimulatorBooks(tx: Tx, planned: readonly PlannedOrder[]): Promise<void> {
  await tx.insert(simulatorOrders).values(planned.flatMap(simulatorOrderRow))
  await tx.insert(simulatorPayments).values(planned.flatMap(simulatorPaymentRow))
  await tx.insert(simulatorRefunds).values(planned.flatMap(simulatorRefundRow))
}
