import type { Paise } from '#domain/money/paise.ts'
import { paise } from '#domain/money/paise.ts'
import { decideShipment, type ShipmentRefusal, type ShippedPieces } from '#domain/orders/fulfilment.ts'
import { dueOf } from '#domain/orders/order-money.ts'
import { canTransition, type OrderStatus } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { needsEwayBill } from '#domain/tax/eway-bill.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import { istDate } from '#domain/time/ist.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { issueInvoice } from '#server/invoices/issue-document.ts'
import type { OrderRecord } from './order-record.ts'
import { queueOrderMail } from './order-mail.ts'
import { insertEvent, selectOrderLocked, updateOrder } from './orders.store.ts'
import { piecesText } from './pieces-text.ts'
import { insertShipment } from './shipments.store.ts'
import { refuseStale } from './stale-order.ts'

export type Parcel = { carrier: string; trackingNumber: string; trackingUrl: string | null }
export type ShipOrder = {
  orderId: number
  parcel: Parcel
  ewayBillNumber: string | null
  /** Null: everything that is still here. */
  pieces: readonly ShippedPieces[] | null
  version?: number | undefined
  /** Of what has already arrived, nobody needs to hear that it left. */
  isUntold?: boolean
  actor: Actor
}
export type ShipRefusal =
  | Overtaken
  | ShipmentRefusal
  | { readonly code: 'not_found' }
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }
  | BalanceDue
  | { readonly code: 'eway_bill_required' }
/** Something is still to be paid. */
export type BalanceDue = { readonly code: 'balance_due'; readonly due: Paise }

/** Pieces leave the house. The order itself has left when nothing of it stays behind. */
export async function shipOrder(deps: Deps, command: ShipOrder): Promise<Result<OrderRecord, ShipRefusal>> {
  return inTransaction<OrderRecord, ShipRefusal>(deps.db, (tx) => shipIn(tx, deps, command))
}

/** The same for a caller that has a transaction of its own. */
export async function shipIn(tx: Tx, deps: Deps, command: ShipOrder): Promise<Result<OrderRecord, ShipRefusal>> {
  const { orderId, parcel, ewayBillNumber, version, actor } = command
  const order = await selectOrderLocked(tx, orderId)
  if (!order) return err({ code: 'not_found' })
  const stale = await refuseStale(tx, order, version)
  if (stale) return err(stale)
  const staying = whyItStays(order)
  if (staying) return err(staying)
  const decided = decideShipment(order.items, command.pieces)
  if (!decided.ok) return decided
  const now = deps.clock.now()
  const { pieces, isLast } = decided.value
  if (ewayBillNumber === null && asksForEwayBill(order, pieces, now)) return err({ code: 'eway_bill_required' })

  await invoiceWhatLeaves(tx, order, now)
  const shipmentId = await insertShipment(tx, { orderId, ...parcel, ewayBillNumber, shippedAt: now }, pieces)
  const left = isLast ? ({ status: 'shipped', shippedAt: now } as const) : {}
  const change = { ...parcel, ...left, packedAt: order.packedAt ?? now }
  await updateOrder(tx, order, change, now)
  await insertEvent(tx, order.id, isLast ? 'shipped' : 'part_shipped', { shipment: shipmentId }, now)
  const after = { shipment: shipmentId, pieces, ...parcel, eway_bill_number: ewayBillNumber }
  await writeAudit(tx, actor, { action: 'order.shipped', subject: `order:${order.id}`, after }, now)
  const isWhole = isLast && order.shipments.length === 0
  if (!command.isUntold)
    await queueOrderMail(tx, deps, { ...order, ...change }, 'order-shipped', {
      data: { parcel: isWhole ? null : piecesText(order, pieces), is_last: isLast },
      about: isWhole ? '' : String(shipmentId),
    })
  return ok((await selectOrderLocked(tx, orderId)) ?? order)
}

/** At the door the rest is collected; in the showroom nothing is handed over before it is paid. */
function whyItStays(order: OrderRecord): ShipRefusal | null {
  if (!canTransition(order.status, 'shipped')) return { code: 'wrong_status', status: order.status }
  const due = dueOf(order)
  return order.isPickup && due > 0 ? { code: 'balance_due', due } : null
}

/** Before or at the removal of the goods (s.31): of what is not paid in full yet, the invoice is issued now. */
async function invoiceWhatLeaves(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  if (!order.documents.some(({ kind }) => kind === 'invoice')) await issueInvoice(tx, order, now)
}

/** What travels together counts, at the price that was paid for it. */
export function asksForEwayBill(order: OrderRecord, pieces: readonly ShippedPieces[], now: Date): boolean {
  const place = placeOfSupply({ delivery: order.shipping })
  return needsEwayBill({ value: valueOf(order, pieces), placeOfSupply: place, on: istDate(now) })
}

function valueOf({ items }: OrderRecord, pieces: readonly ShippedPieces[]): Paise {
  const values = pieces.map(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId)
    return item ? ((item.totalPrice - item.discountAmount) * quantity) / item.quantity : 0
  })
  return paise(Math.round(values.reduce((sum, value) => sum + value, 0)))
}
