import type { Picture } from '#domain/api/catalog.ts'
import { toRupees } from '#domain/money/paise.ts'
import type { PictureSpot } from '#domain/pictures/picture-spot.ts'
import { salePriceAt } from '#domain/pricing/sale.ts'
import type { Deps } from '#server/deps.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { type CardRow, nextPricesOf, saleOf } from './catalog.present.ts'
import { findProductsByIds, findProductsOfStudio } from './catalog.store.ts'

export type Spots = {
  of: (spots: readonly PictureSpot[] | null | undefined) => Pick<Picture, 'spots'>
  tags: CacheTag[]
  prices: Date[]
}

/**
 * What stands in these pictures, with the price that is asked now. The studio names a piece as it was first called; one that
 * is no longer sold has no dot.
 */
export async function readSpots(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  all: readonly (readonly PictureSpot[] | null | undefined)[],
): Promise<Spots> {
  const slugs = [...new Set(all.flatMap((spots) => (spots ?? []).map(({ product }) => product)))]
  if (slugs.length === 0) return { of: () => ({}), tags: [], prices: [] }
  const named = await findProductsOfStudio(db, slugs)
  const rows = await findProductsByIds<CardRow>(
    db,
    named.map(({ id }) => id),
    'card',
  )
  const now = clock.now()
  const rowOf = new Map(named.map(({ id, slug }) => [slug, rows.find((row) => row.id === id)]))
  const of: Spots['of'] = (spots) => {
    const seen = (spots ?? []).flatMap(({ product, x, y }) => {
      const row = rowOf.get(product)
      if (!row) return []
      return [{ x, y, slug: row.slug, name: row.name, price: toRupees(salePriceAt(saleOf(row), now) ?? row.price) }]
    })
    return seen.length > 0 ? { spots: seen } : {}
  }
  return { of, tags: named.map(({ id }) => `card:${id}` as const), prices: nextPricesOf(rows, now) }
}
