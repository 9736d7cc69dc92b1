import type { DeskOrder, DeskRow } from '#domain/api/order-desk.ts'
import type { DeskParts } from '#domain/api/order-desk-parts.ts'
import { paise, sumPaise, toRupees } from '#domain/money/paise.ts'
import { isLate } from '#domain/orders/desk-list.ts'
import { shopCancellation } from '#domain/orders/cancellation.ts'
import { isCounterPayment } from '#domain/orders/counter-money.ts'
import { dueOf, isPartPaid, paymentsOf, receivedOf } from '#domain/orders/order-money.ts'
import { leftToShip } from '#domain/orders/fulfilment.ts'
import { canTransition } from '#domain/orders/order-status.ts'
import { needsEwayBill } from '#domain/tax/eway-bill.ts'
import { deliveryPhotoPath } from '#domain/delivery/photo-path.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import { istDate } from '#domain/time/ist.ts'
import { heldBy } from '#server/payments/refund-money.ts'
import { cancellable } from './cancellable.ts'
import type { DeskPartsRecord } from './desk-parts.store.ts'
import type { DeskRowRecord } from './desk.store.ts'
import type { OrderStats } from '#domain/orders/order-stats.ts'
import type { OrderRecord } from './order-record.ts'
import { presentOrder } from './orders.present.ts'

export function presentDeskRow(row: DeskRowRecord, now: Date): DeskRow {
  const delivery = { state: row.state, postal_code: row.pin }
  const consignment = {
    value: row.totalAmount,
    placeOfSupply: placeOfSupply({ delivery }),
    on: istDate(row.shippedAt ?? now),
  }
  return {
    id: row.id,
    order_number: row.orderNumber,
    created_at: row.createdAt.toISOString(),
    customer: row.customer,
    phone: row.phone,
    city: row.city,
    pin: row.pin,
    pieces: row.pieces,
    pieces_shipped: row.piecesShipped,
    total_amount: toRupees(row.totalAmount),
    status: row.status,
    payment_status: row.paymentStatus,
    part_paid: toRupees(row.partPaid),
    packed_at: row.packedAt?.toISOString() ?? null,
    promised_from: row.promisedFrom,
    promised_to: row.promisedTo,
    is_late: isLate(row, istDate(now)),
    needs_eway_bill: needsEwayBill(consignment),
    has_notes: row.hasNotes,
    has_open_return: row.hasOpenReturn,
    version: row.version,
  }
}

/** `stats` are of its customer. */
export function presentDeskOrder(order: OrderRecord, parts: DeskPartsRecord, stats: OrderStats, now: Date): DeskOrder {
  const desk = presentParts(order, parts, stats, now)
  return { ...presentOrder(order, 'staff', now), version: order.version, desk }
}

function presentParts(order: OrderRecord, parts: DeskPartsRecord, stats: OrderStats, now: Date): DeskParts {
  const { customer, proofs, payments, link, toPayOut, notes, mails, history, returns } = parts
  return {
    items: order.items.map((item) => ({
      order_item_id: item.id,
      cancelled_quantity: item.cancelledQuantity,
      shipped_quantity: item.shippedQuantity,
      left_to_ship: leftToShip(item),
      returned_quantity: item.refundedQuantity + returningOf(item.id, returns),
      discount_amount: toRupees(item.discountAmount),
    })),
    shipments: order.shipments.map(({ id, ewayBillNumber, receivedBy }) => ({
      id,
      eway_bill_number: ewayBillNumber,
      received_by: receivedBy,
    })),
    proofs: presentProofs(proofs),
    customer: customer && { ...customer, orders: stats.total_orders, spent: stats.total_spent },
    payments: presentPayments(payments),
    paid: toRupees(receivedOf(order)),
    due: toRupees(dueOf(order)),
    link: link && {
      url: link.url,
      status: link.status,
      amount: toRupees(link.amount),
      expires_at: iso(link.expiresAt),
    },
    to_pay_out: toPayOut.map(({ id, amount }) => ({ refund_id: id, amount: toRupees(amount) })),
    has_counter_money: paymentsOf(order).some(({ paymentId }) => isCounterPayment(paymentId)),
    channel: order.channel,
    is_pickup: order.isPickup,
    refundable: toRupees(leftToRefund(order)),
    cancellation: presentCancellation(order, now),
    notes: notes.map(({ id, author, text, createdAt }) => ({ id, author, text, created_at: iso(createdAt) })),
    mails: mails.map(({ id, template, to, createdAt, sentAt, attempts }) => ({
      id,
      template,
      to,
      created_at: iso(createdAt),
      sent_at: sentAt && iso(sentAt),
      attempts,
    })),
    history: history.map(({ at, what, who, reason }) => ({ at: iso(at), what, who, reason })),
    returns: returns.map(({ id, number, status, createdAt }) => ({ id, number, status, created_at: iso(createdAt) })),
  }
}

function presentProofs(proofs: DeskPartsRecord['proofs']): DeskParts['proofs'] {
  return proofs.map(({ shipmentId, takenAt, by, photo }) => ({
    shipment_id: shipmentId,
    taken_at: iso(takenAt),
    by,
    photo: photo && deliveryPhotoPath(photo),
  }))
}

function presentPayments(payments: DeskPartsRecord['payments']): DeskParts['payments'] {
  return payments.map((payment) => ({
    id: payment.id,
    provider_payment_id: payment.providerPaymentId,
    status: payment.status,
    amount: toRupees(payment.amount),
    method: payment.method,
    reference: payment.reference,
    error_reason: payment.errorReason,
    created_at: iso(payment.createdAt),
    captured_at: payment.capturedAt && iso(payment.capturedAt),
  }))
}

function returningOf(itemId: number, returns: DeskPartsRecord['returns']): number {
  const pieces = returns.filter(({ status }) => status !== 'refused').flatMap(({ items }) => items)
  return pieces.filter(({ order_item_id }) => order_item_id === itemId).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What staff are told before they press. */
function presentCancellation(order: OrderRecord, now: Date): DeskParts['cancellation'] {
  const terms = cancellable(order)
  if (!canTransition(terms.status, 'cancelled')) return null
  const { refund, compensation } = shopCancellation(terms, now)
  return { refund: toRupees(refund), compensation: toRupees(compensation) }
}

/** While something is due the order is cancelled or paid, not refunded in part. */
const leftToRefund = (order: OrderRecord) =>
  isPartPaid(order) ? paise(0) : sumPaise(heldBy(order).map(({ amount }) => amount))

const iso = (moment: string) => new Date(moment).toISOString()
