import type { CartProduct } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'

/** One sentence per product whose price differs from what the shopper saw before. */
export function priceChanges(before: readonly CartProduct[], now: readonly CartProduct[]): string[] {
  const seen = new Map(before.map((product) => [product.id, effectivePrice(product)]))
  return now.flatMap((product) => {
    const old = seen.get(product.id)
    const current = effectivePrice(product)
    if (old === undefined || old === current) return []
    return [`The price of ${product.name} has changed from ${formatRupees(old)} to ${formatRupees(current)}.`]
  })
}
