import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ProductFields } from '#domain/catalog/product-fields.ts'
import { categories, products, productVariants, rooms } from '#server/db/schema/catalog.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { productSlugs } from '#server/db/schema/product-desk.ts'
import type { Db } from '#server/db/connect.ts'
import { asTyped } from '#server/db/holds-word.ts'
import type { Tx } from '#server/db/transaction.ts'
import { columnsOf, type ProductRecord } from './product-record.ts'

/** In id order, so that two editors of the same products queue instead of blocking each other for ever. */
export async function selectProductsLocked(tx: Tx, ids: readonly number[]): Promise<ProductRecord[]> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
  return withVariants(tx, rows)
}

export async function selectProduct(db: Db | Tx, id: number): Promise<ProductRecord | undefined> {
  return (await withVariants(db, await db.select().from(products).where(eq(products.id, id))))[0]
}

async function withVariants(db: Db | Tx, rows: (typeof products.$inferSelect)[]): Promise<ProductRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const variants = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
  return rows.map((row) => ({ ...row, variants: variants.filter(({ productId }) => productId === row.id) }))
}

/** A draft: nobody sees it, and nothing of it is in stock. */
export async function insertDraft(tx: Tx, fields: ProductFields, now: Date): Promise<number> {
  const row = { ...columnsOf(fields), isActive: false, createdAt: now, updatedAt: now }
  const [inserted] = await tx.insert(products).values(row).returning({ id: products.id })
  if (!inserted) throw new Error('No product was written')
  return inserted.id
}

type Columns = Partial<typeof products.$inferInsert>

/** Answers the new version. The database counts a change of the row itself; colours alone are counted here. */
export async function updateProduct(tx: Tx, id: number, columns: Columns, now: Date): Promise<number> {
  const [updated] = await tx
    .update(products)
    .set({ ...columns, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, id))
    .returning({ version: products.version })
  if (!updated) throw new Error(`Product ${id} is not there`)
  return updated.version
}

export type Neighbours = {
  takenSkus: string[]
  /** Who stands at the wanted address now, and who stood there once. */
  slugTakenBy: number | null
  slugLeftBy: { id: number; name: string } | null
  hasCategory: boolean
  hasRoom: boolean
}

/** What else the shop sells, as far as a product can collide with it. */
export async function selectNeighbours(tx: Tx, id: number | null, fields: ProductFields): Promise<Neighbours> {
  const { sku, slug, variants, categoryId, roomId } = fields
  const skus = [sku, ...variants.map((variant) => variant.sku)].map((each) => each.toLowerCase())
  const { rows } = await tx.execute<Neighbours>(sql`
    with me as (select coalesce(${id}::int, 0) as id)
    select
      array(select lower(p.sku) from products p, me where lower(p.sku) = any(${sql.param(skus)}::text[]) and p.id <> me.id
        union select lower(v.sku) from product_variants v, me
          where lower(v.sku) = any(${sql.param(skus)}::text[]) and v.product_id <> me.id) as "takenSkus",
      (select p.id from products p, me where p.slug = ${slug} and p.id <> me.id) as "slugTakenBy",
      (select json_build_object('id', p.id, 'name', p.name) from product_slugs s join products p on p.id = s.product_id, me
        where s.slug = ${slug} and s.product_id <> me.id) as "slugLeftBy",
      exists (select from ${categories} where id = ${categoryId}) as "hasCategory",
      exists (select from ${rooms} where id = ${roomId}) as "hasRoom"`)
  const [row] = rows
  if (!row) throw new Error('The shop did not answer')
  return row
}

/** Addresses that begin like this one, present and left ones. */
export async function selectSlugsLike(tx: Tx, slug: string): Promise<string[]> {
  const like = `${slug}%`
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from products where slug like ${like} union select slug from product_slugs where slug like ${like}`,
  )
  return rows.map((row) => row.slug)
}

export async function selectSkusLike(tx: Tx, sku: string): Promise<string[]> {
  const like = `${asTyped(sku)}%`
  const { rows } = await tx.execute<{ sku: string }>(
    sql`select sku from products where sku like ${like} union select sku from product_variants where sku like ${like}`,
  )
  return rows.map((row) => row.sku)
}

/** The old links of the other product lead here from now on, or nowhere. */
export async function takeSlug(tx: Tx, slug: string, id: number | null): Promise<void> {
  await tx
    .delete(productSlugs)
    .where(and(eq(productSlugs.slug, slug), id === null ? undefined : ne(productSlugs.productId, id)))
}

/** Orders that were cancelled count too: their invoices name the piece. */
export async function wasEverSold(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.productId, id)).limit(1)
  return found.length > 0
}

export async function deleteProduct(tx: Tx, id: number): Promise<void> {
  await tx.delete(products).where(eq(products.id, id))
}

/** The same pictures as the product that it was copied from; a colour is known by its place. */
export async function copyPictures(tx: Tx, from: ProductRecord, to: ProductRecord): Promise<void> {
  const { mainImage, images } = from
  await tx.update(products).set({ mainImage, images }).where(eq(products.id, to.id))
  for (const [at, { id }] of to.variants.entries())
    await tx
      .update(productVariants)
      .set({ images: from.variants[at]?.images ?? [] })
      .where(eq(productVariants.id, id))
}
