import type { SeedOrder } from './orders.ts'
import type { SeedProduct } from './seed-product.ts'

/** Stories after which the pieces are gone from the store. */
const SOLD: ReadonlySet<SeedOrder['story']['kind']> = new Set(['in preparation', 'shipped', 'delivered'])

export function openingStock({ slug, stock }: SeedProduct, orders: readonly SeedOrder[]): number {
  const sold = orders
    .filter((order) => SOLD.has(order.story.kind))
    .flatMap((order) => order.lines)
    .filter((line) => line.slug === slug)
    .reduce((sum, line) => sum + line.quantity, 0)
  return stock + sold
}
