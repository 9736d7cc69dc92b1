import { MAX_LINE_QUANTITY, MAX_LINES } from '#domain/cart/cart-rules.ts'
import { type Paise, paise, sumPaise, timesQuantity } from '#domain/money/paise.ts'
import { type Address, type AddressErrors, type AddressInput, validateAddress } from '#domain/orders/address.ts'
import { type Handover, isCollected } from '#domain/orders/handover.ts'
import { type HoldTerms, holdUntil } from '#domain/orders/hold.ts'
import {
  type LockedProduct,
  type OrderLine,
  type PieceRefusal,
  type PricedItem,
  priceItems,
} from '#domain/orders/order-pieces.ts'
import {
  type Coupon,
  couponDiscount,
  type CouponRefusal,
  type CouponUses,
  mostDiscount,
} from '#domain/pricing/coupon.ts'
import { type Quote, quoteCart } from '#domain/pricing/quote-cart.ts'
import { spreadDiscount } from '#domain/pricing/spread-discount.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { consignmentOf } from '#domain/shipping/consignment.ts'
import type { DeliveryWindow } from '#domain/shipping/delivery-date.ts'
import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import { deliveryPromise, type DeliveryRefusal } from '#domain/shipping/delivery-promise.ts'
import type { BasisPoints } from '#domain/tax/split-gst.ts'
import { istDate } from '#domain/time/ist.ts'

export const MAX_NOTES = 1000

/** The coupon as the database has it, its row locked; null when no coupon has the code that was given. */
export type AskedCoupon = { readonly coupon: Coupon | null; readonly uses: CouponUses }

/** Something that is made for one buyer and stands in no catalogue: staff say what it is and what it costs. */
export type CustomLine = {
  readonly words: string
  readonly quantity: number
  readonly unitPrice: Paise
  readonly hsnCode: string
  readonly taxRate: BasisPoints
}
export const CUSTOM_SKU = 'CUSTOM'

export type OrderRequest = {
  readonly lines: readonly OrderLine[]
  readonly stock: readonly LockedProduct[]
  readonly asked?: AskedCoupon | null | undefined
  readonly billing: AddressInput
  readonly shipping: AddressInput
  readonly notes?: string | undefined
  readonly now: Date
  readonly plan: DeliveryPlan
  readonly hold: HoldTerms
  /** What only a sale in the showroom has. */
  readonly customLines?: readonly CustomLine[] | undefined
  readonly handDiscount?: Paise | undefined
  readonly handover?: Handover | undefined
  readonly isMailOptional?: boolean | undefined
}

/** With its share of the order's discount. */
export type DraftItem = PricedItem & { readonly discount: Paise }
export type DraftCustomItem = CustomLine & { readonly total: Paise; readonly discount: Paise }

export type QuotedOrder = {
  readonly items: readonly DraftItem[]
  readonly customItems: readonly DraftCustomItem[]
  readonly quote: Quote
}

export type DraftOrder = QuotedOrder & {
  readonly coupon: Coupon | null
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
  | { readonly code: 'discount_too_high'; readonly most: Paise }
  | DeliveryRefusal
  | CouponRefusal

/** Decides an order. Prices and names come from the locked products only, never from the browser. */
export function draftOrder(request: OrderRequest): Result<DraftOrder, OrderRefusal> {
  const priced = priceGoods(request)
  if (!priced.ok) return priced
  const optional = request.isMailOptional ? (['email'] as const) : []
  const billing = validateAddress(request.billing, optional)
  if (!billing.ok) return err({ code: 'invalid_address', which: 'billing', errors: billing.error })
  const shipping = validateAddress(request.shipping, optional)
  if (!shipping.ok) return err({ code: 'invalid_address', which: 'shipping', errors: shipping.error })
  const promised = promiseOf(request, shipping.value)
  if (!promised.ok) return promised
  const notes = request.notes?.trim() || null
  if (notes && notes.length > MAX_NOTES) return err({ code: 'notes_too_long', max: MAX_NOTES })
  const quoted = quoteGoods(priced.value, request)
  if (!quoted.ok) return quoted
  return ok({
    ...quoted.value,
    coupon: request.asked?.coupon ?? null,
    billing: billing.value,
    shipping: shipping.value,
    notes,
    status: 'pending',
    paymentStatus: 'pending',
    placedAt: request.now,
    holdUntil: holdUntil(request.now, request.hold),
    promised: promised.value,
  })
}

/** The sums alone, for who has not yet said where it goes. */
export function quoteOrder(request: Asked): Result<QuotedOrder, OrderRefusal> {
  const priced = priceGoods(request)
  return priced.ok ? quoteGoods(priced.value, request) : priced
}

type Goods = { items: readonly PricedItem[]; customItems: readonly (CustomLine & { total: Paise })[] }
type Asked = Omit<OrderRequest, 'billing' | 'shipping' | 'hold'>

function priceGoods({ lines, customLines = [], stock, now }: Asked): Result<Goods, OrderRefusal> {
  const refusal = refuseLines(lines, customLines)
  if (refusal) return err(refusal)
  const priced = priceItems(lines, stock, now)
  if (!priced.ok) return priced
  const customItems = customLines.map((line) => ({ ...line, total: timesQuantity(line.unitPrice, line.quantity) }))
  return ok({ items: priced.value, customItems })
}

function quoteGoods({ items, customItems }: Goods, request: Asked): Result<QuotedOrder, OrderRefusal> {
  const all = [...items, ...customItems]
  const totals = all.map(({ total }) => total)
  const discount = discountOf(sumPaise(totals), request)
  if (!discount.ok) return discount
  const shares = spreadDiscount(totals, discount.value)
  const shareAt = (index: number) => shares[index] ?? paise(0)
  return ok({
    items: items.map((item, index) => ({ ...item, discount: shareAt(index) })),
    customItems: customItems.map((item, index) => ({ ...item, discount: shareAt(items.length + index) })),
    quote: quoteCart(all, request.plan.rate, discount.value, handoverOf(request)),
  })
}

const handoverOf = ({ handover = 'deliver' }: Asked) => (isCollected(handover) ? 'collected' : 'delivered')

function refuseLines(lines: readonly OrderLine[], customLines: readonly CustomLine[]): OrderRefusal | null {
  if (lines.length + customLines.length === 0) return { code: 'empty_cart' }
  if (lines.length + customLines.length > MAX_LINES) return { code: 'too_many_lines', max: MAX_LINES }
  const wrong = lines.find(
    ({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_LINE_QUANTITY,
  )
  return wrong ? { code: 'invalid_quantity', productId: wrong.productId } : null
}

/** What is taken along is there today. */
function promiseOf(request: OrderRequest, { postal_code: pin }: Address) {
  const { lines, stock, now, customLines = [], handover, plan } = request
  const today = istDate(now)
  if (handover === 'take_along') return ok({ earliest: today, latest: today })
  const byId = new Map(stock.map((product) => [product.productId, product]))
  const pieces = lines.map(({ productId, quantity }) => ({ ...byId.get(productId), quantity }))
  const made = customLines.map(({ quantity }) => ({ isCustom: true, quantity }))
  return deliveryPromise({ pin, ...consignmentOf([...pieces, ...made], plan.making) }, today, plan)
}

/** By a coupon, or by hand: then as much is left to pay as a coupon leaves. */
function discountOf(itemsTotal: Paise, request: Asked): Result<Paise, OrderRefusal> {
  const { asked, handDiscount, now } = request
  if (asked) return couponDiscount(asked.coupon, asked.uses, itemsTotal, now)
  const most = mostDiscount(itemsTotal)
  if (handDiscount !== undefined && handDiscount > most) return err({ code: 'discount_too_high', most })
  return ok(handDiscount ?? paise(0))
}
