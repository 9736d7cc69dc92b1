import { eq, inArray, sql } from 'drizzle-orm'
import type { VariantFields } from '#domain/catalog/product-fields.ts'
import { productVariants } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Whose stock ever moved: their ledger must stay. */
export async function selectMovedVariants(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    select v.id from product_variants v where v.id = any(${sql.param([...ids])}::int[]) and (v.stock_on_hand > 0
      or exists (select from stock_movements m where m.variant_id = v.id)
      or exists (select from stock_holds h where h.variant_id = v.id))`)
  return rows.map(({ id }) => id)
}

export async function deleteVariants(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(productVariants).where(inArray(productVariants.id, [...ids]))
}

type Placed = { variant: VariantFields; position: number }

export async function insertVariant(tx: Tx, productId: number, { variant, position }: Placed): Promise<number> {
  const { color, swatch, sku, priceDifference } = variant
  const row = { productId, color, swatch, sku, priceDifference, position }
  const [inserted] = await tx.insert(productVariants).values(row).returning({ id: productVariants.id })
  if (!inserted) throw new Error('No colour was written')
  return inserted.id
}

/** Two colours may change places or numbers: the old names are put aside first. */
export async function setVariantsAside(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(productVariants)
    .set({ color: sql`'~' || ${productVariants.id}`, sku: sql`'~' || ${productVariants.id}` })
    .where(inArray(productVariants.id, [...ids]))
}

export async function updateVariant(tx: Tx, id: number, { variant, position }: Placed): Promise<void> {
  const { color, swatch, sku, priceDifference } = variant
  await tx
    .update(productVariants)
    .set({ color, swatch, sku, priceDifference, position })
    .where(eq(productVariants.id, id))
}
