import type { ProductFields, VariantFields } from '#domain/catalog/product-fields.ts'
import type { ProductProblem } from '#domain/catalog/product-problems.ts'
import type { Tx } from '#server/db/transaction.ts'
import { moveStockToColour } from '#server/stock/move-to-colour.ts'
import type { ProductRecord, VariantRecord } from './product-record.ts'
import {
  deleteVariants,
  insertVariant,
  selectMovedVariants,
  setVariantsAside,
  updateVariant,
} from './variants.store.ts'

const goneFrom = ({ variants }: ProductRecord, fields: ProductFields): VariantRecord[] =>
  variants.filter(({ id }) => !fields.variants.some((wanted) => wanted.id === id))

/** What the stock has to say about a change of colours. */
export async function variantProblems(
  tx: Tx,
  before: ProductRecord | null,
  fields: ProductFields,
): Promise<ProductProblem[]> {
  const known = new Set(before?.variants.map(({ id }) => id))
  const unknown = fields.variants.flatMap(({ id }, at): ProductProblem[] =>
    id === null || known.has(id) ? [] : [{ field: `variants.${at}.color`, code: 'unknown_colour' }],
  )
  if (!before) return unknown
  const isSplit = before.variants.length === 0 && fields.variants.length > 0
  if (isSplit && before.stockHeld > 0) return [...unknown, { field: 'variants', code: 'colours_held' }]
  const moved = await selectMovedVariants(
    tx,
    goneFrom(before, fields).map(({ id }) => id),
  )
  return moved.length > 0 ? [...unknown, { field: 'variants', code: 'colour_moved' }] : unknown
}

/** The colours of a product as they are wanted now; variantProblems found nothing against it. */
export async function saveVariants(
  tx: Tx,
  productId: number,
  before: ProductRecord | null,
  fields: ProductFields,
): Promise<void> {
  const old = before?.variants ?? []
  if (before)
    await deleteVariants(
      tx,
      goneFrom(before, fields).map(({ id }) => id),
    )
  const renamed = fields.variants.flatMap((wanted) => {
    const was = old.find(({ id }) => id === wanted.id)
    return was && isRenamed(was, wanted) ? [was.id] : []
  })
  await setVariantsAside(tx, renamed)
  for (const [position, variant] of fields.variants.entries()) {
    if (variant.id !== null) await updateVariant(tx, variant.id, { variant, position })
    else {
      const id = await insertVariant(tx, productId, { variant, position })
      if (old.length === 0 && position === 0) await moveStockToColour(tx, productId, id)
    }
  }
}

const isRenamed = (was: VariantRecord, wanted: VariantFields) => was.color !== wanted.color || was.sku !== wanted.sku
