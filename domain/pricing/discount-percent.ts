import { effectivePrice, type PriceTag, struckPrice } from '#domain/pricing/effective-price.ts'

/** The rounded percent of the badge; null when nothing is taken off or it would read 0%. */
export function discountPercent(tag: PriceTag<number>): number | null {
  const before = struckPrice(tag)
  if (before === null) return null
  const percent = Math.round(((before - effectivePrice(tag)) / before) * 100)
  return percent > 0 ? percent : null
}
