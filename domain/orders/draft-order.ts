import { MAX_LINE_QUANTITY, MAX_LINES } from '#domain/cart/cart-rules.ts'
import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type Address, type AddressErrors, type AddressInput, validateAddress } from '#domain/orders/address.ts'
import { holdUntil } from '#domain/orders/hold.ts'
import {
  type LockedProduct,
  type OrderLine,
  type PieceRefusal,
  type PricedItem,
  priceItems,
} from '#domain/orders/order-pieces.ts'
import { type Coupon, couponDiscount, type CouponRefusal, type CouponUses } from '#domain/pricing/coupon.ts'
import { type Quote, quoteCart } from '#domain/pricing/quote-cart.ts'
import { spreadDiscount } from '#domain/pricing/spread-discount.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { consignmentOf } from '#domain/shipping/consignment.ts'
import type { DeliveryWindow } from '#domain/shipping/delivery-date.ts'
import { deliveryPromise, type DeliveryRefusal } from '#domain/shipping/delivery-promise.ts'
import { istDate } from '#domain/time/ist.ts'

export const MAX_NOTES = 1000

/** The coupon as the database has it, its row locked; null when no coupon has the code that was given. */
export type AskedCoupon = { readonly coupon: Coupon | null; readonly uses: CouponUses }

export type OrderRequest = {
  readonly lines: readonly OrderLine[]
  readonly stock: readonly LockedProduct[]
  readonly asked?: AskedCoupon | null | undefined
  readonly billing: AddressInput
  readonly shipping: AddressInput
  readonly notes?: string | undefined
  readonly now: Date
}

/** With its share of the order's discount. */
export type DraftItem = PricedItem & { readonly discount: Paise }

export type DraftOrder = {
  readonly items: readonly DraftItem[]
  readonly coupon: Coupon | null
  readonly quote: Quote
  readonly billing: Address
  readonly shipping: Address
  readonly notes: string | null
  readonly status: 'pending'
  readonly paymentStatus: 'pending'
  readonly placedAt: Date
  readonly holdUntil: Date
  readonly promised: DeliveryWindow
}

export type OrderRefusal =
  | { readonly code: 'empty_cart' }
  | { readonly code: 'too_many_lines'; readonly max: number }
  | { readonly code: 'invalid_quantity'; readonly productId: number }
  | PieceRefusal
  | { readonly code: 'invalid_address'; readonly which: 'billing' | 'shipping'; readonly errors: AddressErrors }
  | { readonly code: 'notes_too_long'; readonly max: number }
  | DeliveryRefusal
  | CouponRefusal

/** Decides an order. Prices and names come from the locked products only, never from the browser. */
export function draftOrder(request: OrderRequest): Result<DraftOrder, OrderRefusal> {
  const refusal = refuseLines(request.lines)
  if (refusal) return err(refusal)
  const priced = priceItems(request.lines, request.stock, request.now)
  if (!priced.ok) return priced
  const billing = validateAddress(request.billing)
  if (!billing.ok) return err({ code: 'invalid_address', which: 'billing', errors: billing.error })
  const shipping = validateAddress(request.shipping)
  if (!shipping.ok) return err({ code: 'invalid_address', which: 'shipping', errors: shipping.error })
  const promised = promiseOf(request, shipping.value)
  if (!promised.ok) return promised
  const notes = request.notes?.trim() || null
  if (notes && notes.length > MAX_NOTES) return err({ code: 'notes_too_long', max: MAX_NOTES })
  const items = priced.value
  const discount = discountOf(items, request)
  if (!discount.ok) return discount
  const shares = spreadDiscount(
    items.map((item) => item.total),
    discount.value,
  )
  return ok({
    items: items.map((item, index) => ({ ...item, discount: shares[index] ?? paise(0) })),
    coupon: request.asked?.coupon ?? null,
    quote: quoteCart(items, discount.value),
    billing: billing.value,
    shipping: shipping.value,
    notes,
    status: 'pending',
    paymentStatus: 'pending',
    placedAt: request.now,
    holdUntil: holdUntil(request.now),
    promised: promised.value,
  })
}

function refuseLines(lines: readonly OrderLine[]): OrderRefusal | null {
  if (lines.length === 0) return { code: 'empty_cart' }
  if (lines.length > MAX_LINES) return { code: 'too_many_lines', max: MAX_LINES }
  const wrong = lines.find(
    ({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY,
  )
  return wrong ? { code: 'invalid_quantity', productId: wrong.productId } : null
}

function promiseOf({ lines, stock, now }: OrderRequest, { postal_code: pin }: Address) {
  const byId = new Map(stock.map((product) => [product.productId, product]))
  const pieces = lines.map(({ productId, quantity }) => ({ ...byId.get(productId), quantity }))
  return deliveryPromise({ pin, ...consignmentOf(pieces) }, istDate(now))
}

function discountOf(items: readonly PricedItem[], { asked, now }: OrderRequest): Result<Paise, CouponRefusal> {
  if (!asked) return ok(paise(0))
  return couponDiscount(asked.coupon, asked.uses, sumPaise(items.map((item) => item.total)), now)
}
