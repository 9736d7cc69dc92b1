import { asc, sql } from 'drizzle-orm'
import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'
import type { Db } from '#server/db/connect.ts'
import { categories, rooms } from '#server/db/schema/catalog.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { run, type Statement, writtenOnce } from '#server/db/sql-text.ts'
import { unavailability } from '#server/http/unavailable.ts'
import type { CardRow, ProductRow } from './catalog.present.ts'
import { type CountKeys, type Counts, countStatement, filteredPage, plainPage } from './listing-sql.ts'
import { itemsOf, type View } from './product-items.ts'
import { readCounts } from './read-counts.ts'
import {
  bestMatchPage,
  type FoundBy,
  type SearchCounts,
  searchedRows,
  sortedSearchPage,
  suggestionPage,
} from './search-sql.ts'

export type ItemRow = ProductRow | CardRow

/** Products of a listing as the database writes them; present-listing.ts reads them. */
export type ItemsText = string

const NO_ITEMS: ItemsText = '[]'

export async function readPlainPage(db: Db, query: ProductListQuery, key: string) {
  const [row] = await run<{ items: ItemsText; counts: string | null }>(db, plainPage(query, key))
  return { items: row?.items ?? NO_ITEMS, counts: readCounts(row?.counts ?? null) }
}

export async function readSearchPage(
  db: Db,
  query: ProductListQuery,
  search: FoundBy,
  counts: SearchCounts,
): Promise<ItemsText> {
  if (counts.total === 0) return NO_ITEMS
  const statement = query.sort_by ? sortedSearchPage(query, search) : bestMatchPage(query, search, counts)
  return readPage(db, statement, query.view)
}

export function readSuggestions(db: Db, query: ProductListQuery, search: FoundBy): Promise<ItemsText> {
  return readPage(db, suggestionPage(query, search), query.view)
}

export async function readFilteredPage(db: Db, query: ProductListQuery, total: number): Promise<ItemsText> {
  return total === 0 ? NO_ITEMS : readPage(db, filteredPage(query, total), query.view)
}

/** Every search and choice of filters is a statement of its own, but what it shows is read by one that stays planned. */
async function readPage(db: Db, ids: Statement, view: View = 'full'): Promise<ItemsText> {
  const found = await run<{ product_id: number }>(db, ids)
  return found.length === 0 ? NO_ITEMS : readItems(db, ASKED_FOR, [found.map(({ product_id }) => product_id)], view)
}

export async function findCachedCounts(db: Db, key: string): Promise<Counts | null> {
  const [row] = await run<{ counts: string | null }>(db, {
    text: 'select kept_counts($1)::text as counts',
    values: [key],
    isPrepared: true,
  })
  return readCounts(row?.counts ?? null)
}

export async function countListing(
  db: Db,
  query: ProductListQuery,
  search: FoundBy | null,
  keys: CountKeys,
): Promise<Counts> {
  const count = (isKept: boolean) =>
    run<{ counts: Counts }>(db, countStatement(query, search && searchedRows(search), keys, isKept))
  // A full disk takes no figures in; they can still be counted.
  const [row] = await count(true).catch((error: unknown) => {
    if (unavailability(error) !== 'unwritable') throw error
    return count(false)
  })
  if (!row) throw new Error('A count always has an answer')
  return row.counts
}

export async function findProduct(db: Db, key: { slug: string } | { id: number }): Promise<ProductRow | undefined> {
  const ids = `select id as product_id, 1 as place from products where ${KEY_IS['slug' in key ? 'slug' : 'id']} and is_active`
  return (await readProducts<ProductRow>(db, ids, ['slug' in key ? key.slug : key.id], 'full', MOST_REVIEWS))[0]
}

/** Which product it is, of which somebody else reads the rest. */
export async function findProductId(db: Db, key: { slug: string } | { id: number }): Promise<number | undefined> {
  const [where, value] = 'slug' in key ? [KEY_IS.slug, key.slug] : [KEY_IS.id, key.id]
  const text = `select id from products where ${where} and is_active`
  return (await run<{ id: number }>(db, { text, values: [value], isPrepared: true }))[0]?.id
}

/** An address that the product has left finds it too; no other product can stand at it (migration product_desk). */
const KEY_IS = {
  slug: '(slug = $1 or id = (select s.product_id from product_slugs s where s.slug = $1))',
  id: 'id = $1',
}

/** As a shopper would see it, also one that no shopper may see yet. */
export async function findAnyProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  const ids = 'select id as product_id, 1 as place from products where id = $1'
  return (await readProducts<ProductRow>(db, ids, [id], 'full', MOST_REVIEWS))[0]
}

export function findProductsByIds<Row extends ItemRow>(
  db: Db,
  ids: readonly number[],
  view: 'full' | 'card',
): Promise<Row[]> {
  return readProducts<Row>(db, ASKED_FOR, [ids], view)
}

/** Behind a select PostgreSQL does not look how many there are, and so keeps one plan for all: planning took as long as reading. */
const ASKED_FOR = `select p.id as product_id, asked.place from unnest((select $1::int[])) with ordinality as asked(id, place)
    join products p on p.id = asked.id and p.is_active`

/** The studio keeps the name that a piece had when it was first photographed. */
export function findProductsOfStudio(db: Db, slugs: readonly string[]): Promise<{ id: number; slug: string }[]> {
  const text = `select id, slug from products where slug = any ($1::text[]) and is_active
    union select p.id, former.slug from product_slugs former join products p on p.id = former.product_id and p.is_active
    where former.slug = any ($1::text[])`
  return run(db, { text, values: [slugs] })
}

export function findFeatured(db: Db, limit: number, view: 'full' | 'card'): Promise<ItemRow[]> {
  const ids = `select id as product_id, row_number() over (order by created_at desc, id desc) as place from products
    where is_featured and is_active order by created_at desc, id desc limit $1`
  return readProducts<ItemRow>(db, ids, [limit], view)
}

/** The same category and room first, then the same room, then the same category; nearest in price of each. */
export function findRelated(db: Db, productId: number, limit: number): Promise<CardRow[]> {
  const ids = `
    select near.product_id, row_number() over (order by near.closeness desc, near.apart, near.product_id) as place
    from product_listing me
    cross join lateral (
      (select l.product_id, 2 as closeness, abs(l.price - me.price) as apart from product_listing l
        where l.category_id = me.category_id and l.room_id = me.room_id and l.product_id <> me.product_id
        order by l.created_at desc limit 40)
      union all
      (select l.product_id, 1, abs(l.price - me.price) from product_listing l
        where l.room_id = me.room_id and l.category_id <> me.category_id order by l.created_at desc limit 40)
    ) as near
    where me.product_id = $1 order by 2 limit $2`
  return readProducts<CardRow>(db, ids, [productId, limit], 'card')
}

const MOST_REVIEWS = 200

async function readProducts<Row extends ItemRow>(...asked: Parameters<typeof readItems>) {
  return JSON.parse(await readItems(...asked)) as Row[]
}

async function readItems(
  db: Db,
  ids: string,
  values: unknown[],
  view: 'full' | 'card',
  mostReviews?: number,
): Promise<ItemsText> {
  const text = writtenOnce(
    `items ${view} ${mostReviews} ${ids}`,
    () => `select ${itemsOf(ids, view, mostReviews)} as items`,
  )
  const [row] = await run<{ items: ItemsText }>(db, { text, values, isPrepared: true })
  return row?.items ?? NO_ITEMS
}

const wordsOf = (kind: 'category' | 'room', shelf: typeof categories | typeof rooms) => ({
  description: sql<string>`${shelf.description}`,
  mergedIds: sql<number[]>`array(
    select m.old_id from merged_shelves m where m.kind = ${kind} and m.new_id = ${sql.raw(kind === 'category' ? 'categories' : 'rooms')}.id order by m.old_id)`,
})

const shows = (image: typeof categories.image | typeof rooms.image) =>
  sql`${pictures.file} in (${image}, 'scenes/' || ${image})`

export function findCategories(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      image: categories.image,
      picture: pictures,
      ...wordsOf('category', categories),
    })
    .from(categories)
    .leftJoin(pictures, shows(categories.image))
    .orderBy(asc(categories.position), asc(categories.id))
}

export function findRooms(db: Db) {
  return db
    .select({
      id: rooms.id,
      name: rooms.name,
      slug: rooms.slug,
      image: rooms.image,
      picture: pictures,
      ...wordsOf('room', rooms),
    })
    .from(rooms)
    .leftJoin(pictures, shows(rooms.image))
    .orderBy(asc(rooms.position), asc(rooms.id))
}

/** Also for files that the studio has not delivered: nothing is known of them yet. */
export function findPictures(db: Db, files: readonly string[]): Promise<PictureRow[]> {
  return run<PictureRow>(db, {
    text: `select asked.file, pic.file as known, pic.width, pic.height, pic.alt, pic.color, pic.placeholder,
        pic.version, pic.focus_x, pic.focus_y, pic.spots
      from unnest($1::text[]) with ordinality as asked(file, place) left join pictures pic on pic.file = asked.file
      order by asked.place`,
    values: [files],
  })
}

/** Counts that nobody asked for lately, and changes that no kept count is older than. */
export async function forgetOldCounts(db: Db): Promise<void> {
  await db.execute(sql`delete from listing_counts where counted_at < now() - interval '30 minutes'`)
  await db.execute(sql`delete from listing_changes where changed_at < now() - interval '60 minutes'`)
}
