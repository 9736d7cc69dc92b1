import type { PricedLine } from '#domain/cart/priced-lines.ts'
import type { Paise } from '#domain/money/paise.ts'
import { type Quote, quoteCart } from '#domain/pricing/quote-cart.ts'
import type { ShippingRate } from '#domain/shipping/shipping-charge.ts'

/** Apart from the lines themselves, which every page counts: taxes and shipping are for who looks into the cart. */
export function quoteLines(lines: readonly PricedLine[], rate: ShippingRate, discount?: Paise): Quote {
  return quoteCart(lines, rate, discount)
}
