import type { ProductPage } from '#domain/api/catalog.ts'
import type { Counts } from './listing-sql.ts'
import { type CardRow, nextPricesOf, presentFacets, presentItems } from './catalog.present.ts'

/** A list of products as the answer writes it, with what an answer says of it besides. */
export type PresentedList = { json: string; ids: readonly number[]; pricesChangeAt: readonly Date[] }

type CountedFacets = NonNullable<Counts['facets']>
type Figures = Omit<ProductPage, 'data' | 'facets'>
type Cached = PresentedList & { presentedAt: Date }

/** Every listing of a room or category, and what is searched for just now: some megabytes. */
const MOST_CACHED = 60
const cache = new Map<string, Cached>()

/**
 * Products as the database has just written them (product-items.ts). Reading, presenting and writing them was a third of Node's part of the answer, so
 * the same text is presented once: until a price changes by itself nothing else has a say in it.
 */
export function presentList(items: string, view: 'full' | 'card' | undefined, now: Date): PresentedList {
  const known = cache.get(items)
  if (known && isStillSo(known, now)) return known
  const rows = JSON.parse(items) as CardRow[]
  const list = {
    json: JSON.stringify(presentItems(rows, view, now)),
    ids: rows.map(({ id }) => id),
    pricesChangeAt: nextPricesOf(rows, now),
    presentedAt: now,
  }
  if (cache.size >= MOST_CACHED) cache.clear()
  cache.set(items, list)
  return list
}

/** A clock can be set back. */
const isStillSo = ({ presentedAt, pricesChangeAt }: Cached, now: Date) =>
  presentedAt <= now && pricesChangeAt.every((at) => now < at)

const written = new WeakMap<object, string>()

/** Counts that hold are one value for all who ask (read-counts.ts): their facets are written once. */
function writeFacets(facets: CountedFacets): string {
  const known = written.get(facets)
  if (known !== undefined) return known
  const json = JSON.stringify(presentFacets(facets))
  written.set(facets, json)
  return json
}

/** The whole answer around a list that is written already. */
export function writeListing({ json }: PresentedList, figures: Figures, facets: CountedFacets | undefined): string {
  const withFacets = facets ? `,"facets":${writeFacets(facets)}` : ''
  return `{"success":true,"data":{"data":${json}${withFacets},${JSON.stringify(figures).slice(1)}}`
}
