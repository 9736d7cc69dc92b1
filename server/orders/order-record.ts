import type { Paise } from '#domain/money/paise.ts'
import type { Address } from '#domain/orders/address.ts'
import type { ShippedPieces } from '#domain/orders/fulfilment.ts'
import type { OrderPayment } from '#domain/orders/order-money.ts'
import type { ReturnKind } from '#domain/orders/return-policy.ts'
import { CUSTOM_SKU } from '#domain/orders/draft-order.ts'
import { demandByPiece, type Wanted } from '#domain/orders/stock.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'
import type { orders } from '#server/db/schema/orders.ts'

export type OrderItemRecord = {
  id: number
  productId: number | null
  variantId: number | null
  productName: string
  productSku: string
  /** The colour that was bought, of a piece that comes in several. */
  color: string | null
  /** File of the picture that shows it. */
  picture: string
  hsnCode: string
  taxRateBp: number
  isCustom: boolean
  returnKind: ReturnKind
  options: Record<string, unknown>
  quantity: number
  /** Refunded before they left. */
  cancelledQuantity: number
  shippedQuantity: number
  /** Refunded as single pieces, before they left or after. */
  refundedQuantity: number
  /** On their way back, or back, by a return that was not refused. */
  returningQuantity: number
  unitPrice: Paise
  totalPrice: Paise
  /** Its share of the order's discount. */
  discountAmount: Paise
  product: {
    id: number
    slug: string
    mainImage: string
    images: string[]
    weightGrams: number
    makingWeeks: number | null
    /** What the studio recorded about the picture of what was bought. */
    picture: Omit<PictureRow, 'file'> | null
  } | null
}

export type OrderRefundRecord = {
  id: number
  amount: Paise
  status: 'requested' | 'pending' | 'processed' | 'failed'
  reason: string
  paymentId: string
  createdAt: Date
  processedAt: Date | null
  /** What it was for; empty where it was for the whole order, for a return or for nothing in particular. */
  pieces: ShippedPieces[]
}

export type ShipmentRecord = {
  id: number
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  ewayBillNumber: string | null
  shippedAt: Date
  deliveredAt: Date | null
  receivedBy: string | null
  pieces: ShippedPieces[]
}

export type OrderDocumentRecord = {
  id: number
  kind: 'invoice' | 'credit_note' | 'refund_voucher' | 'receipt_voucher'
  number: string
}

/** Money that paid a part of the price. */
export type PartPaymentRecord = OrderPayment & { method: string }

/** An order with everything that belongs to it. */
export type OrderRecord = typeof orders.$inferSelect & {
  items: OrderItemRecord[]
  billing: Address & { gstin: string | null; company_name: string | null }
  shipping: Address
  heldUntil: Date | null
  providerOrderId: string | null
  /** What was paid before the payment that made it whole, oldest first. */
  parts: PartPaymentRecord[]
  refunds: OrderRefundRecord[]
  documents: OrderDocumentRecord[]
  shipments: ShipmentRecord[]
}

/** Its pieces have left the stock: with the payment, or with the first part of it. */
export const hasTakenStock = ({ paidAt, parts }: Pick<OrderRecord, 'paidAt' | 'parts'>): boolean =>
  paidAt !== null || parts.length > 0

/** All lines of one piece together: that is what its stock has lost; what was refunded before it left is back already. */
export function quantitiesOf({ items }: Pick<OrderRecord, 'items'>): Wanted[] {
  return demandByPiece(
    items.flatMap(({ productId, variantId, quantity, cancelledQuantity }) =>
      productId === null || quantity === cancelledQuantity
        ? []
        : [{ productId, variantId, quantity: quantity - cancelledQuantity }],
    ),
  )
}

/** How many of a line can still be asked back. */
export const leftToReturn = ({
  quantity,
  refundedQuantity,
  returningQuantity,
}: Pick<OrderItemRecord, 'quantity' | 'refundedQuantity' | 'returningQuantity'>): number =>
  quantity - refundedQuantity - returningQuantity

/** A product that is gone cannot be had any more; what was made for one buyer never stood in the stock. */
export const isLost = ({ productId, productSku }: Pick<OrderItemRecord, 'productId' | 'productSku'>) =>
  productId === null && productSku !== CUSTOM_SKU
