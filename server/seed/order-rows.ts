import type { Address } from '#domain/orders/address.ts'
import { counterPaymentId } from '#domain/orders/counter-money.ts'
import { HOLD_TERMS, holdUntil } from '#domain/orders/hold.ts'
import { demandByPiece, type Wanted } from '#domain/orders/stock.ts'
import type { orderAddresses, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts'
import type { stockHolds, stockMovements } from '#server/db/schema/stock.ts'
import { ADVANCE_METHOD, demoProviderId } from './payment-rows.ts'
import type { PlannedItem, PlannedOrder } from './plan-order.ts'

type OrderRow = typeof orders.$inferInsert
type ItemRow = typeof orderItems.$inferInsert
type AddressRow = typeof orderAddresses.$inferInsert
type EventRow = typeof orderEvents.$inferInsert
type MovementRow = typeof stockMovements.$inferInsert
type HoldRow = typeof stockHolds.$inferInsert

const CARRIER = 'Saalghar Delivery'

export function orderRow(order: PlannedOrder, userId: number): OrderRow {
  const { quote } = order
  return {
    orderNumber: order.orderNumber,
    userId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    ...(order.advance ? { channel: 'showroom', paymentMethod: ADVANCE_METHOD } : {}),
    itemsTotal: quote.itemsTotal,
    subtotal: quote.subtotal,
    taxAmount: quote.tax,
    shippingAmount: quote.shipping,
    discountAmount: quote.discount,
    totalAmount: quote.total,
    notes: order.notes,
    promisedFrom: order.promised.earliest,
    promisedTo: order.promised.latest,
    createdAt: order.placedAt,
    paidAt: order.paidAt,
    paidBy: order.paidAt ? demoProviderId('pay', order.serial) : null,
    packedAt: order.packedAt,
    shippedAt: order.shippedAt,
    deliveredAt: order.deliveredAt,
    cancelledAt: order.cancelledAt,
    cancellationFee: order.cancellationFee,
    carrier: order.shippedAt ? CARRIER : null,
    trackingNumber: order.shippedAt ? `SD${String(order.serial).padStart(8, '0')}` : null,
    updatedAt: lastTouched(order),
  }
}

export function itemRows(order: PlannedOrder, orderId: number): ItemRow[] {
  return order.items.map(({ product, variant, quantity, options, unitPrice, totalPrice }) => ({
    orderId,
    productId: product.id,
    productName: product.name,
    productSku: variant?.sku ?? product.sku,
    variantId: variant?.id ?? null,
    color: variant?.color ?? null,
    picture: variant?.images[0] ?? product.picture,
    hsnCode: product.hsnCode,
    taxRateBp: product.taxRateBp,
    isCustom: product.isCustom,
    options,
    quantity,
    unitPrice,
    totalPrice,
  }))
}

export function addressRows({ billing, shipping }: PlannedOrder, orderId: number): AddressRow[] {
  return [addressRow(billing, orderId, 'billing'), addressRow(shipping, orderId, 'shipping')]
}

function addressRow({ postal_code, ...address }: Address, orderId: number, kind: AddressRow['kind']): AddressRow {
  return { ...address, postalCode: postal_code, orderId, kind }
}

/** Named and told as the use cases of server/orders do it. */
export function eventRows(order: PlannedOrder, orderId: number): EventRow[] {
  const { cancellationFee: fee, refund, cancelledAt } = order
  const happened: [event: string, at: Date | null, data: Record<string, unknown>][] = [
    ['placed', order.placedAt, {}],
    ['payment_failed', order.failedAt, { reason: 'payment_failed' }],
    ['paid', order.paidAt, { payment: demoProviderId('pay', order.serial) }],
    [
      'part_paid',
      order.advance?.at ?? null,
      { payment: counterPaymentId(order.orderNumber), amount: order.advance?.amount },
    ],
    ['packed', order.packedAt, {}],
    ['shipped', order.shippedAt, {}],
    ['delivered', order.deliveredAt, {}],
    ['cancelled', cancelledAt, { by: 'customer', fee, refund: refund ?? 0 }],
    ['refunded', refund === null ? null : cancelledAt, { amount: refund }],
  ]
  return happened.flatMap(([event, createdAt, data]) => (createdAt ? [{ orderId, event, data, createdAt }] : []))
}

/** A paid order took its pieces from the store; a cancelled one put them back. */
export function movementRows(order: PlannedOrder, orderId: number): MovementRow[] {
  const { cancelledAt } = order
  const paidAt = takenAt(order)
  if (!paidAt) return []
  return demandOf(order.items).flatMap(({ quantity, ...piece }): MovementRow[] => {
    const sale: MovementRow = { ...piece, orderId, delta: -quantity, reason: 'sale', createdAt: paidAt }
    if (!cancelledAt) return [sale]
    return [sale, { ...piece, orderId, delta: quantity, reason: 'cancellation', createdAt: cancelledAt }]
  })
}

/** Every order held its pieces for a while; none of these holds is still open. */
export function holdRows(order: PlannedOrder, orderId: number): HoldRow[] {
  return demandOf(order.items).map((wanted) => ({
    ...wanted,
    orderId,
    expiresAt: holdUntil(order.placedAt, HOLD_TERMS),
    state: takenAt(order) ? 'taken' : 'released',
    createdAt: order.placedAt,
  }))
}

/** The first money takes the pieces, all of it or an advance. */
const takenAt = ({ paidAt, advance }: PlannedOrder) => paidAt ?? advance?.at ?? null

function demandOf(items: readonly PlannedItem[]): Wanted[] {
  return demandByPiece(
    items.map(({ product, variant, quantity }) => ({
      productId: product.id,
      variantId: variant?.id ?? null,
      quantity,
    })),
  )
}

function lastTouched({ placedAt, failedAt, paidAt, shippedAt, deliveredAt, cancelledAt }: PlannedOrder): Date {
  return cancelledAt ?? deliveredAt ?? shippedAt ?? paidAt ?? failedAt ?? placedAt
}
