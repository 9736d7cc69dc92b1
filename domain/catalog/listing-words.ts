import type { Picture } from '#domain/api/catalog.ts'
import { DEFAULT_PRODUCT_QUERY, type ProductQuery } from '#domain/catalog/product-query.ts'
import { productQueryText } from '#domain/catalog/product-query-text.ts'

type Shelf = {
  readonly id: number
  readonly name: string
  readonly description?: string | undefined
  readonly merged_ids?: readonly number[] | undefined
  readonly picture?: Picture | null | undefined
}
/** What the shop's categories and rooms are called. */
export type Shelves = { readonly categories: readonly Shelf[]; readonly rooms: readonly Shelf[] }
export const NO_SHELVES: Shelves = { categories: [], rooms: [] }

export type ListingWords = {
  heading: string
  /** Under the heading of a category or room. */
  line: string | null
  /** Of one category or one room alone. */
  picture: Picture | null
  title: string
  description: string
  /** The one address under which search engines keep this listing; null keeps them away. */
  canonical: string | null
}

const EVERYTHING =
  'Every sofa, chair, table, bed, lamp and rug that we make, with prices in rupees, sizes and what is in stock.'

/** What a listing is called: a search by its words, a category or room by its name, and everything else "All Products". */
export function listingWords(query: ProductQuery, shelves: Shelves): ListingWords {
  const found = { categories: ofIds(query.category_id, shelves.categories), rooms: ofIds(query.room_id, shelves.rooms) }
  const [categories, rooms] = [namesOf(found.categories), namesOf(found.rooms)]
  const heading = query.search ? `Results for “${query.search}”` : shelfHeading(categories, rooms)
  const line = query.search ? null : (ownLine(found) ?? shelfLine(categories, rooms))
  const what = query.search ? heading : line
  return {
    heading,
    line,
    picture: (!query.search && onlyOne(found)?.picture) || null,
    title: query.page > 1 ? `${heading}, page ${query.page}` : heading,
    description: ownLine(found) ?? (what ? `${what}, with prices in rupees, sizes and what is in stock.` : EVERYTHING),
    canonical: canonicalOf(query, categories, rooms),
  }
}

export const hasShelves = ({ category_id, room_id }: ProductQuery) => category_id.length + room_id.length > 0

const ofIds = (ids: readonly number[], shelves: readonly Shelf[]) => shelves.filter(({ id }) => ids.includes(id))
const namesOf = (shelves: readonly Shelf[]) => shelves.map(({ name }) => name)

function onlyOne({ categories, rooms }: Shelves): Shelf | null {
  const [only, ...others] = [...categories, ...rooms]
  return others.length === 0 ? (only ?? null) : null
}

/** What staff wrote for one category or one room alone. */
function ownLine({ categories, rooms }: Shelves): string | null {
  return onlyOne({ categories, rooms })?.description || null
}

/** The same listing with the shelves that others went into; null where it is the same. */
export function movedListing(query: ProductQuery, { categories, rooms }: Shelves): ProductQuery | null {
  const moved = { category_id: now(query.category_id, categories), room_id: now(query.room_id, rooms) }
  const isSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join()
  const stays = isSame(moved.category_id, query.category_id) && isSame(moved.room_id, query.room_id)
  return stays ? null : { ...query, ...moved }
}

function now(ids: readonly number[], shelves: readonly Shelf[]): number[] {
  const homeOf = (id: number) => shelves.find(({ merged_ids }) => merged_ids?.includes(id))?.id ?? id
  return [...new Set(ids.map(homeOf))]
}

const listed = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

function shelfHeading(categories: readonly string[], rooms: readonly string[]): string {
  if (categories.length === 0) return listed(rooms) || 'All Products'
  return rooms.length === 0 ? listed(categories) : `${listed(categories)} for the ${listed(rooms)}`
}

function shelfLine(categories: readonly string[], rooms: readonly string[]): string | null {
  if (categories.length + rooms.length === 0) return null
  const what = categories.length === 0 ? 'Furniture and furnishings' : listed(categories)
  const where = rooms.length === 0 ? '' : ` for the ${listed(rooms).toLowerCase()}`
  return `${what}${where} from our own workshop in Siliguri`
}

/**
 * Search engines keep the whole list, each category, each room and one category in one room. The same products in another order
 * are the same page; a search or a narrower choice is nobody's landing page.
 */
function canonicalOf(query: ProductQuery, categories: readonly string[], rooms: readonly string[]): string | null {
  const { category_id, room_id, page } = query
  const isKnown = categories.length === category_id.length && rooms.length === room_id.length
  const kept = { ...DEFAULT_PRODUCT_QUERY, category_id, room_id, page }
  const { sort_by, sort_order, per_page } = query
  const isNarrower = productQueryText({ ...kept, sort_by, sort_order, per_page }) !== productQueryText(query)
  if (!isKnown || isNarrower || category_id.length > 1 || room_id.length > 1) return null
  return `/products${productQueryText(kept)}`
}
