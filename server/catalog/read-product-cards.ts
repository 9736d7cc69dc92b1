import type { ProductCard } from '#domain/api/catalog.ts'
import type { Deps } from '#server/deps.ts'
import { type CardRow, nextPricesOf, presentCard } from './catalog.present.ts'
import { findProductsByIds } from './catalog.store.ts'

type Needed = Pick<Deps, 'db' | 'clock'>

/** Cards of products still on sale, in the order of their ids. For slices that show products of their own. */
export async function readProductCards(deps: Needed, ids: readonly number[]): Promise<ProductCard[]> {
  return (await readPricedCards(deps, ids)).cards
}

/** With the moments at which one of their prices changes by itself, for a page that is kept. */
export async function readPricedCards(
  { db, clock }: Needed,
  ids: readonly number[],
): Promise<{ cards: ProductCard[]; pricesChangeAt: Date[] }> {
  if (ids.length === 0) return { cards: [], pricesChangeAt: [] }
  const [rows, now] = [await findProductsByIds<CardRow>(db, ids, 'card'), clock.now()]
  return { cards: rows.map((row) => presentCard(row, now)), pricesChangeAt: nextPricesOf(rows, now) }
}
