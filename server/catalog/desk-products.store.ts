import { sql, type SQL } from 'drizzle-orm'
import type { ProductDeskQuery } from '#domain/api/product-desk.ts'
import { type ProductDeskSort, type ProductDeskSortField, productSearchWords } from '#domain/catalog/desk-products.ts'
import type { ProductState } from '#domain/catalog/product-state.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'

/** As PostgreSQL gives it: moments are ISO 8601. */
export type DeskProductRow = {
  id: number
  name: string
  sku: string
  slug: string
  state: ProductState
  price: Paise
  sale_price: Paise | null
  sale_starts_at: string | null
  sale_ends_at: string | null
  on_hand: number
  held: number
  is_custom: boolean
  colours: number
  category: string
  room: string
  picture: PictureRow | null
  version: number
  updated_at: string
}

const COLUMNS: Readonly<Record<ProductDeskSortField, SQL>> = {
  name: sql`d.sort_name`,
  price: sql`d.price`,
  changed: sql`d.changed_at`,
}

function sortedBy(sort: ProductDeskSort): SQL {
  const isTurned = sort.startsWith('-')
  const column = COLUMNS[(isTurned ? sort.slice(1) : sort) as ProductDeskSortField]
  return isTurned ? sql`${column} desc, d.product_id desc` : sql`${column}, d.product_id`
}

/** The page is cut from the narrow rows; the wide ones are read for what is on it alone. */
export const listDeskProducts = (db: Db, query: ProductDeskQuery) =>
  cutList(db, wholeList(query), query, (page) => selectDeskProducts(db, page))

const wholeList = (query: ProductDeskQuery) => ({
  from: sql`product_desk d`,
  id: sql<number>`d.product_id`,
  where: deskCondition(query),
  order: sortedBy(query.sort),
})

async function selectDeskProducts(db: Db, page: SQL): Promise<DeskProductRow[]> {
  const { rows } = await db.execute<{ rows: DeskProductRow[] }>(sql`
    select coalesce(json_agg(item order by item.place), '[]'::json) as rows from (
      select page.place, p.id, p.name, p.sku, p.slug, d.state, p.price, p.sale_price, p.sale_starts_at, p.sale_ends_at,
        p.stock_on_hand as on_hand, p.stock_held as held, p.is_custom,
        (select count(*)::int from product_variants v where v.product_id = p.id) as colours,
        c.name as category, r.name as room, p.version, p.updated_at, ${FIRST_PICTURE} as picture
      from (${page}) as page join products p on p.id = page.id join product_desk d on d.product_id = p.id
      join categories c on c.id = p.category_id join rooms r on r.id = p.room_id
    ) as item`)
  return rows[0]?.rows ?? []
}

/** A file is known by its own name or by that of its folder. */
const FIRST_PICTURE = sql.raw(`(
  select json_build_object('file', shown.file, 'known', pic.file, 'width', pic.width, 'height', pic.height, 'alt', pic.alt,
    'color', pic.color, 'placeholder', '', 'version', pic.version)
  from (select coalesce(nullif(p.main_image, ''), p.images[1]) as file) as shown left join lateral (
    select * from pictures where file = shown.file union all select * from pictures where file = 'products/' || shown.file limit 1
  ) as pic on true where shown.file is not null)`)

function deskCondition(query: ProductDeskQuery): SQL {
  const { state, category, room, sale, low_stock: low, picture } = query
  const conditions = [
    ...productSearchWords(query.search ?? '').map((word) => holdsWord(sql`d.words`, word)),
    state && sql`d.state = any(${sql.param(state)}::text[])`,
    category && sql`d.category_id = any(${sql.param(category)}::int[])`,
    room && sql`d.room_id = any(${sql.param(room)}::int[])`,
    sale && sql`d.sale = ${sale}`,
    low && (low === 'yes' ? sql`d.product_id in (${RUNNING_LOW})` : sql`d.product_id not in (${RUNNING_LOW})`),
    picture && sql`d.has_picture = ${picture === 'yes'}`,
  ].filter((condition) => condition !== undefined)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** By the limits of the stock desk: the product's own, or the shop's. */
const RUNNING_LOW = sql`select s.product_id from stock_pieces s cross join stock_rules r
  where not s.is_custom and s.on_hand - s.held <= coalesce(s.low_limit, r.low_limit)`

export type ProductParts = {
  oldSlugs: string[]
  pictures: PictureRow[]
  history: { at: string; action: string; who: string | null; after: Record<string, unknown> | null }[]
}

const STORY = 30

/** What the desk shows beside a product, in one statement. */
export async function selectProductParts(db: Db, id: number): Promise<ProductParts> {
  const { rows } = await db.execute<{ parts: ProductParts }>(sql`select json_build_object(
    'oldSlugs', (select coalesce(json_agg(s.slug order by s.left_at desc), '[]'::json) from product_slugs s where s.product_id = p.id),
    'pictures', (
      select coalesce(json_agg(json_build_object('file', shown.file, 'known', pic.file, 'width', pic.width, 'height', pic.height,
        'alt', pic.alt, 'color', pic.color, 'placeholder', '', 'version', pic.version)
        order by shown.place), '[]'::json)
      from (select file, min(place) as place from unnest(array_prepend(p.main_image, p.images)) with ordinality as each(file, place)
        where file <> '' group by file) as shown
      left join lateral (select * from pictures where file = shown.file
        union all select * from pictures where file = 'products/' || shown.file limit 1) as pic on true),
    'history', (
      select coalesce(json_agg(entry order by entry.id desc), '[]'::json) from (
        select a.id, a.created_at as at, a.action, u.name as who, a.data -> 'after' as after
        from audit_entries a left join users u on u.id = a.actor_id
        where a.subject = ${`product:${id}`} order by a.created_at desc limit ${STORY}) as entry)
    ) as parts from products p where p.id = ${id}`)
  return rows[0]?.parts ?? { oldSlugs: [], pictures: [], history: [] }
}
