import { chosenVariant } from '#domain/catalog/variants.ts'
import type { SeedOrder } from './orders.ts'
import type { SoldProduct } from './plan-order.ts'
import type { SeedProduct } from './seed-product.ts'

/** Stories after which the pieces are gone from the store. */
const SOLD: ReadonlySet<SeedOrder['story']['kind']> = new Set(['in preparation', 'shipped', 'delivered'])

type Opening = { variantId: number | null; delta: number }

/** Of each colour, where it comes in several: what is there today and what was sold before. */
export function openingStock(
  { slug, stock }: SeedProduct,
  variants: SoldProduct['variants'],
  orders: readonly SeedOrder[],
): Opening[] {
  const sold = (variantId: number | null) =>
    orders
      .filter((order) => SOLD.has(order.story.kind))
      .flatMap((order) => order.lines)
      .filter((line) => line.slug === slug && variantIdOf(variants, line.options) === variantId)
      .reduce((sum, line) => sum + line.quantity, 0)
  if (variants.length === 0) return [{ variantId: null, delta: stock + sold(null) }]
  return variants.map((variant) => ({ variantId: variant.id, delta: variant.stock + sold(variant.id) }))
}

function variantIdOf(variants: SoldProduct['variants'], options: Record<string, string> = {}): number | null {
  const choice = chosenVariant(variants, options)
  return choice.isKnown ? (choice.variant?.id ?? null) : null
}
