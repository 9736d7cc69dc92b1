import { ownCarrier } from '#domain/delivery/vans.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord, ShipmentRecord } from '#server/orders/order-record.ts'
import { shipIn, type ShipRefusal } from '#server/orders/ship-order.ts'
import { parcelOf } from './parcel-of.ts'
import { selectClaimed, type StopRow, updateStop } from './rounds.store.ts'
import { readFacts } from '#server/facts/read-settings.ts'

export type LoadRefusal =
  | { readonly code: 'order_cancelled' | 'nothing_to_deliver' | 'eway_bill_required' }
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }

type Loading = { order: OrderRecord; stop: StopRow; actor: Actor; isUntold: boolean }

/** The shipment of a stop; what still stood here leaves with the van now. The order is locked by the caller. */
export async function loadParcel(tx: Tx, deps: Deps, loading: Loading): Promise<Result<ShipmentRecord, LoadRefusal>> {
  const { order, stop, actor, isUntold } = loading
  const claimed = await selectClaimed(tx, order.id)
  const left = parcelOf(order, stop, claimed)
  if (!left && order.status === 'cancelled') return err({ code: 'order_cancelled' })
  const shipped = left ? ok(left) : await ship(tx, deps, { order, actor, isUntold }, stop, claimed)
  if (shipped.ok && stop.shipmentId === null) await updateStop(tx, stop.id, { shipmentId: shipped.value.id })
  return shipped
}

async function ship(
  tx: Tx,
  deps: Deps,
  { order, actor, isUntold }: Omit<Loading, 'stop'>,
  stop: StopRow,
  claimed: readonly number[],
): Promise<Result<ShipmentRecord, LoadRefusal>> {
  const { name } = await readFacts(tx)
  const parcel = { carrier: ownCarrier(name), trackingNumber: order.orderNumber, trackingUrl: null }
  const command = { orderId: order.id, parcel, ewayBillNumber: null, pieces: null, isUntold, actor }
  const shipped = await shipIn(tx, deps, command)
  if (!shipped.ok) return err(loadRefusal(shipped.error, order.status))
  const left = parcelOf(shipped.value, stop, claimed)
  if (!left) throw new Error(`What left of order ${order.id} cannot be found`)
  return ok(left)
}

function loadRefusal({ code }: ShipRefusal, status: OrderStatus): LoadRefusal {
  if (code === 'eway_bill_required') return { code }
  return code === 'wrong_status' ? { code, status } : { code: 'nothing_to_deliver' }
}
