import type { ProductCard } from '#domain/api/catalog.ts'
import type { Deps } from '#server/deps.ts'
import { type CardRow, presentCard } from './catalog.present.ts'
import { findProductsByIds } from './catalog.store.ts'

/** Cards of products still on sale, in the order of their ids. For slices that show products of their own. */
export async function readProductCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<ProductCard[]> {
  return (await findProductsByIds<CardRow>(db, ids, 'card')).map((row) => presentCard(row, clock.now()))
}
