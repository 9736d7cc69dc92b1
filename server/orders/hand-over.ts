import { decideShipment } from '#domain/orders/fulfilment.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { insertEvent, updateOrder } from './orders.store.ts'
import { asksForEwayBill } from './ship-order.ts'
import { insertShipment, markArrived } from './shipments.store.ts'

export type HandOverRefusal = { readonly code: 'eway_bill_required' }

/** Over the counter: what is paid leaves and has arrived in one moment, and nobody needs a letter about it. */
export async function handOverIn(tx: Tx, deps: Deps, order: OrderRecord): Promise<Result<null, HandOverRefusal>> {
  const now = deps.clock.now()
  const decided = decideShipment(order.items, null)
  if (!decided.ok) throw new Error(`Nothing of order ${order.id} can be handed over`)
  if (asksForEwayBill(order, decided.value.pieces, now)) return err({ code: 'eway_bill_required' })
  const parcel = { carrier: 'Showroom', trackingNumber: order.orderNumber, trackingUrl: null }
  const row = { orderId: order.id, ...parcel, ewayBillNumber: null, shippedAt: now }
  const shipmentId = await insertShipment(tx, row, decided.value.pieces)
  await markArrived(tx, shipmentId, { deliveredAt: now, receivedBy: order.billing.name })
  const left = { ...order, status: 'shipped' } as const
  await updateOrder(tx, order, { status: 'shipped', shippedAt: now, packedAt: now, ...parcel }, now)
  await updateOrder(tx, left, { status: 'delivered', deliveredAt: now }, now)
  await insertEvent(tx, order.id, 'delivered', { shipments: [shipmentId], in: 'showroom' }, now)
  return ok(null)
}
