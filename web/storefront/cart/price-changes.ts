import type { CartProduct } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'

const SEEN_PRICES_KEY = 'saalghar_cart_prices'

/** Rupees by product id, as the shopper last saw them. */
type SeenPrices = Readonly<Record<string, unknown>>

export function readSeenPrices(storage: Pick<Storage, 'getItem'>): SeenPrices {
  try {
    return Object(JSON.parse(storage.getItem(SEEN_PRICES_KEY) ?? '{}')) as SeenPrices
  } catch {
    return {}
  }
}

export function keepSeenPrices(storage: Pick<Storage, 'setItem'>, products: readonly CartProduct[]): void {
  const prices = Object.fromEntries(products.map((product) => [product.id, effectivePrice(product)]))
  try {
    storage.setItem(SEEN_PRICES_KEY, JSON.stringify(prices))
  } catch {
    // Then a changed price is noticed only while the page is open.
  }
}

/** One sentence per product whose price differs from what the shopper saw before. */
export function priceChanges(seen: SeenPrices, now: readonly CartProduct[]): string[] {
  return now.flatMap((product) => {
    const old = seen[product.id]
    const current = effectivePrice(product)
    if (typeof old !== 'number' || old === current) return []
    return [`The price of ${product.name} has changed from ${formatRupees(old)} to ${formatRupees(current)}.`]
  })
}
