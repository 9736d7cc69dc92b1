import { isInStock } from '#domain/catalog/in-stock.ts'
import { rupees } from '#domain/money/paise.ts'
import { discountPercent } from '#domain/pricing/discount-percent.ts'
import { effectivePrice, type PriceTag } from '#domain/pricing/effective-price.ts'
import { shippingCharge, type ShippingRate } from '#domain/shipping/shipping-charge.ts'

export const DEFAULT_WARRANTY_BADGE = '5-Year Warranty'
export const DEFAULT_WARRANTY_TEXT =
  '5-year manufacturer warranty covering structural defects and workmanship. Extended warranty available for additional coverage.'
export const DEFAULT_SHIPPING_TEXT = 'Free shipping on all orders. Delivery typically takes 3-5 business days.'
export const CUSTOM_RETURNS_TEXT = 'Custom orders are non-refundable.'
export const DEFAULT_RETURNS_TEXT = `30-day return policy for unused items in original packaging. ${CUSTOM_RETURNS_TEXT}`
export const NO_REVIEWS_TEXT = 'No reviews yet. Be the first to review this product!'

export type BadgeKind =
  | 'stock'
  | 'made_to_order'
  | 'sold_out'
  | 'discount'
  | 'shipping'
  | 'warranty'
  | 'featured'
  | 'material'
  | 'category'
export type ProductBadge = { readonly kind: BadgeKind; readonly label: string }

/** Rupees, as the API gives them. */
export type BadgedProduct = PriceTag<number> & {
  readonly stock_quantity: number
  readonly is_custom?: boolean | undefined
  readonly is_featured?: boolean | undefined
  readonly material?: string | null | undefined
  readonly category?: { readonly name: string } | null | undefined
  readonly warranty?: string | null | undefined
}

export function productBadges(product: BadgedProduct, rate: ShippingRate): ProductBadge[] {
  const percent = discountPercent(product)
  const badges: (ProductBadge | null)[] = [
    stockBadge(product),
    percent === null ? null : { kind: 'discount', label: `${percent}% OFF` },
    shipsFree(product, rate) ? { kind: 'shipping', label: 'Free Shipping' } : null,
    { kind: 'warranty', label: product.warranty || DEFAULT_WARRANTY_BADGE },
    product.is_featured ? { kind: 'featured', label: 'Featured' } : null,
    product.material ? { kind: 'material', label: product.material } : null,
    product.category ? { kind: 'category', label: product.category.name } : null,
  ]
  return badges.filter((badge) => badge !== null)
}

/** What is begun when it is ordered stands in no store. */
function stockBadge(product: BadgedProduct): ProductBadge {
  if (!isInStock(product)) return { kind: 'sold_out', label: 'Out of Stock' }
  return product.is_custom ? { kind: 'made_to_order', label: 'Made to order' } : { kind: 'stock', label: 'In Stock' }
}

/** The badge is a promise, so it stands only where one piece alone is delivered free. */
function shipsFree(product: PriceTag<number>, rate: ShippingRate): boolean {
  return shippingCharge(rupees(effectivePrice(product)), rate) === 0
}
