import { sql } from 'drizzle-orm'
import type { Columns, KnownColour, KnownProduct } from '#domain/catalog/import/check-row.ts'
import { skuKey } from '#domain/catalog/import/index-file.ts'
import type { Shelf, Shelves } from '#domain/catalog/import/shelves.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'

const listed = (values: readonly string[]) => sql`jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`

export async function selectShelves(db: Db | Tx): Promise<Shelves> {
  const of = async (table: 'categories' | 'rooms') =>
    (await db.execute<Shelf>(sql`select id, name from ${sql.identifier(table)} order by position, name`)).rows
  return { categories: await of('categories'), rooms: await of('rooms') }
}

type ProductRow = { row: Columns & { id: number; sku: string; stock_on_hand: number; stock_held: number } }
type ColourRow = { row: ProductRow['row'] & { product_id: number }; productSku: string }

const colourOf = ({ row, productSku }: ColourRow): KnownColour => ({
  id: row.id,
  sku: row.sku,
  productId: row.product_id,
  productSku,
  row,
  onHand: row.stock_on_hand,
  held: row.stock_held,
})

type Known = { products: Map<string, KnownProduct>; colours: Map<string, KnownColour> }

/** What the shop has under these SKUs, and all colours of those products. */
export async function selectKnown(db: Db | Tx, skus: readonly string[]): Promise<Known> {
  const wanted = [...new Set(skus.map(skuKey))]
  const { rows: found } = await db.execute<ProductRow>(
    sql`select to_jsonb(p) as row from ${listed(wanted)} as wanted(sku) join products p on lower(p.sku) = wanted.sku`,
  )
  const ids = JSON.stringify(found.map(({ row }) => row.id))
  const { rows } = await db.execute<ColourRow>(sql`
    select to_jsonb(v) as row, p.sku as "productSku" from product_variants v join products p on p.id = v.product_id
    where v.id in (select c.id from ${listed(wanted)} as wanted(sku) join product_variants c on lower(c.sku) = wanted.sku)
      or v.product_id in (select one.id::integer from jsonb_array_elements_text(${ids}::jsonb) as one(id))
    order by v.product_id, v.position, v.id`)
  const colours = rows.map(colourOf)
  const byProduct = Map.groupBy(colours, ({ productId }) => productId)
  const products = found.map(({ row }) => ({
    id: row.id,
    sku: row.sku,
    row,
    onHand: row.stock_on_hand,
    held: row.stock_held,
    colours: byProduct.get(row.id) ?? [],
  }))
  return {
    products: new Map(products.map((product) => [skuKey(product.sku), product])),
    colours: new Map(colours.map((colour) => [skuKey(colour.sku), colour])),
  }
}

/** Also those that a product has left: they lead to it. */
export async function selectTakenSlugs(db: Db | Tx, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    with wanted as materialized (select distinct one.slug from ${listed(slugs)} as one(slug))
    select slug from wanted join products using (slug) union select slug from wanted join product_slugs using (slug)`)
  return rows.map(({ slug }) => slug)
}

/** A page of the catalogue for a sheet, each product with its colours. */
export async function selectProductsAfter(db: Db, afterId: number, most: number): Promise<KnownProduct[]> {
  const { rows: found } = await db.execute<ProductRow>(
    sql`select to_jsonb(p) as row from products p where p.id > ${afterId} order by p.id limit ${most}`,
  )
  const ids = JSON.stringify(found.map(({ row }) => row.id))
  const { rows } = await db.execute<ColourRow>(sql`
    select to_jsonb(v) as row, '' as "productSku" from product_variants v
    where v.product_id in (select one.id::integer from jsonb_array_elements_text(${ids}::jsonb) as one(id))
    order by v.product_id, v.position, v.id`)
  const byProduct = Map.groupBy(rows.map(colourOf), ({ productId }) => productId)
  return found.map(({ row }) => ({
    id: row.id,
    sku: row.sku,
    row,
    onHand: row.stock_on_hand,
    held: row.stock_held,
    colours: byProduct.get(row.id) ?? [],
  }))
}
