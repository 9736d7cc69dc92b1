import type { OrderJson } from '#domain/api/orders.ts'
import { toRupees } from '#domain/money/paise.ts'
import type { Address } from '#domain/orders/address.ts'
import { cancellationTerms } from '#domain/orders/cancellation.ts'
import { canPayNow } from '#domain/orders/confirmation-heading.ts'
import { maskAddress } from '#domain/orders/mask.ts'
import { dueOf, receivedOf } from '#domain/orders/order-money.ts'
import { isEditable } from '#domain/orders/order-status.ts'
import { orderTimeline } from '#domain/orders/timeline.ts'
import { type Consignment, needsEwayBill } from '#domain/tax/eway-bill.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import { istDate } from '#domain/time/ist.ts'
import { cancellable } from './cancellable.ts'
import { canBeReturned } from './can-be-returned.ts'
import {
  leftToReturn,
  type OrderDocumentRecord,
  type OrderItemRecord,
  type OrderRecord,
  type OrderRefundRecord,
  type ShipmentRecord,
} from './order-record.ts'
import { presentPiece } from './present-piece.ts'

/** The owner and the shop see everything; whoever only has the number sees status, items and totals. */
export type Viewer = 'owner' | 'staff' | 'stranger'

export function presentOrder(order: OrderRecord, viewer: Viewer, now: Date): OrderJson {
  const isOwner = viewer === 'owner'
  const knows = viewer !== 'stranger'
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    created_at: order.createdAt.toISOString(),
    items: order.items.map(presentItem),
    billing_address: presentAddress(order.billing, knows, order.billing),
    shipping_address: presentAddress(order.shipping, knows, null),
    subtotal: toRupees(order.subtotal),
    tax_amount: toRupees(order.taxAmount),
    shipping_amount: toRupees(order.shippingAmount),
    discount_amount: toRupees(order.discountAmount),
    total_amount: toRupees(order.totalAmount),
    amount_paid: toRupees(receivedOf(order)),
    amount_due: toRupees(dueOf(order)),
    coupon_code: knows ? order.couponCode : null,
    notes: knows ? order.notes : null,
    promised_from: order.promisedFrom,
    promised_to: order.promisedTo,
    paid_at: text(order.paidAt),
    shipped_at: text(order.shippedAt),
    delivered_at: text(order.deliveredAt),
    cancelled_at: text(order.cancelledAt),
    cancellation_fee: order.cancellationFee === null ? null : toRupees(order.cancellationFee),
    cancellation_reason: knows ? order.cancellationReason : null,
    carrier: order.carrier,
    tracking_number: knows ? order.trackingNumber : null,
    tracking_url: knows ? order.trackingUrl : null,
    timeline: presentTimeline(order),
    packed_at: text(order.packedAt),
    shipments: order.shipments.map((shipment) => presentShipment(shipment, knows)),
    refunds: order.refunds.map(presentRefund),
    documents: knows ? order.documents.map((document) => presentDocument(order, document)) : [],
    held_until: text(order.heldUntil),
    needs_eway_bill: viewer === 'staff' ? needsEwayBill(consignmentOf(order, now)) : null,
    is_owner: isOwner,
    is_masked: !knows,
    can_pay: isOwner && canPayNow(order),
    can_cancel: isOwner && cancellationTerms(cancellable(order), now).ok,
    can_change: isOwner && isEditable(order.status) && !order.isPickup,
    can_return: isOwner && canBeReturned(order, now),
  }
}

/** The day on which it left, or would leave now; where it goes decides, not who is billed. */
function consignmentOf({ totalAmount, shipping, shippedAt }: OrderRecord, now: Date): Consignment {
  return { value: totalAmount, placeOfSupply: placeOfSupply({ delivery: shipping }), on: istDate(shippedAt ?? now) }
}

function presentItem(item: OrderItemRecord): OrderJson['items'][number] {
  return {
    id: item.id,
    product_id: item.productId,
    product_name: item.productName,
    product_sku: item.productSku,
    quantity: item.quantity,
    returnable_quantity: leftToReturn(item),
    unit_price: toRupees(item.unitPrice),
    total_price: toRupees(item.totalPrice),
    tax_rate_bp: item.taxRateBp,
    options: item.options,
    color: item.color,
    product: presentPiece(item),
  }
}

type Business = Pick<OrderRecord['billing'], 'gstin' | 'company_name'>

function presentAddress(address: Address, knows: boolean, business: Business | null): OrderJson['billing_address'] {
  const shown = knows ? address : maskAddress(address)
  return {
    name: shown.name,
    email: shown.email,
    phone: shown.phone,
    address: shown.address,
    city: shown.city,
    state: shown.state,
    postal_code: shown.postal_code,
    country: shown.country,
    gstin: (knows && business?.gstin) || null,
    company_name: (knows && business?.company_name) || null,
  }
}

function presentTimeline(order: OrderRecord): OrderJson['timeline'] {
  const dates = {
    pending: order.createdAt,
    processing: order.paidAt,
    shipped: order.shippedAt,
    delivered: order.deliveredAt,
    cancelled: order.cancelledAt,
  }
  return orderTimeline(order.status, dates).map((step) => ({ ...step, at: text(step.at) }))
}

function presentRefund(refund: OrderRefundRecord): OrderJson['refunds'][number] {
  return {
    amount: toRupees(refund.amount),
    status: refund.status,
    // Behind the word stands the key of one press, which is nobody's business.
    reason: refund.reason.startsWith('staff-') ? 'staff' : refund.reason,
    requested_at: refund.createdAt.toISOString(),
    processed_at: text(refund.processedAt),
    pieces: refund.pieces.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity })),
  }
}

function presentShipment(shipment: ShipmentRecord, knows: boolean): OrderJson['shipments'][number] {
  return {
    id: shipment.id,
    carrier: shipment.carrier,
    tracking_number: knows ? shipment.trackingNumber : null,
    tracking_url: knows ? shipment.trackingUrl : null,
    shipped_at: shipment.shippedAt.toISOString(),
    delivered_at: text(shipment.deliveredAt),
    pieces: shipment.pieces.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity })),
  }
}

function presentDocument(
  order: OrderRecord,
  { id, kind, number }: OrderDocumentRecord,
): OrderJson['documents'][number] {
  const url = kind === 'invoice' ? `/api/orders/${order.id}/invoice.pdf` : `/api/orders/${order.id}/documents/${id}.pdf`
  return { kind, number, url }
}

const text = (at: Date | null) => at?.toISOString() ?? null
