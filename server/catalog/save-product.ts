import type { ProductFields } from '#domain/catalog/product-fields.ts'
import { type ProductProblem, productProblems } from '#domain/catalog/product-problems.ts'
import { type Need, publishNeeds } from '#domain/catalog/publish-needs.ts'
import { freeName, slugOf } from '#domain/catalog/slug.ts'
import { startAhead } from '#domain/pricing/sale.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import type { Tx } from '#server/db/transaction.ts'
import { columnsOf, differenceOf, fieldsOf, type ProductRecord } from './product-record.ts'
import {
  insertDraft,
  type Neighbours,
  selectNeighbours,
  selectProductsLocked,
  selectSlugsLike,
  takeSlug,
  updateProduct,
} from './products.store.ts'
import { saveVariants, variantProblems } from './save-variants.ts'
import { refuseStaleProduct, type StaleProduct } from './stale-product.ts'

export type By = { readonly actor: Actor; readonly now: Date }

export type SaveProduct = {
  /** Null for a new one. */
  readonly id: number | null
  /** An empty slug is made from the name, or stays as it is. */
  readonly fields: ProductFields
  readonly version?: number | undefined
  /** The address was another product's once, and whoever saves knows it. */
  readonly mayTakeSlug?: boolean | undefined
}

/** Also of one that nobody has seen yet. */
export type MakeRefusal =
  | { readonly code: 'invalid_product'; readonly problems: readonly ProductProblem[] }
  | { readonly code: 'slug_was_used'; readonly by: string }
export type SaveRefusal =
  | MakeRefusal
  | StaleProduct
  | { readonly code: 'not_found' }
  | { readonly code: 'not_ready'; readonly needs: readonly Need[] }

/** Load and lock, decide, save: one product, new or known, in the caller's transaction. Answers its id. */
export async function saveProduct(
  tx: Tx,
  command: SaveProduct & { id: null },
  by: By,
): Promise<Result<number, MakeRefusal>>
export async function saveProduct(tx: Tx, command: SaveProduct, by: By): Promise<Result<number, SaveRefusal>>
export async function saveProduct(tx: Tx, command: SaveProduct, by: By): Promise<Result<number, SaveRefusal>> {
  const { id, version, mayTakeSlug = false } = command
  const before = id === null ? null : ((await selectProductsLocked(tx, [id]))[0] ?? null)
  if (id !== null && !before) return err({ code: 'not_found' })
  const stale = before && (await refuseStaleProduct(tx, before, version))
  if (stale) return err(stale)

  const fields = await wholeFields(tx, command.fields, before, by.now)
  const around = await selectNeighbours(tx, id, fields)
  const problems = [
    ...productProblems(fields, by.now),
    ...neighbourProblems(fields, around),
    ...(await variantProblems(tx, before, fields)),
  ]
  if (problems.length > 0) return err({ code: 'invalid_product', problems })
  if (around.slugLeftBy && !mayTakeSlug) return err({ code: 'slug_was_used', by: around.slugLeftBy.name })
  const lost = before ? newlyMissing(before, fields) : []
  if (lost.length > 0) return err({ code: 'not_ready', needs: lost })

  if (around.slugLeftBy) await takeSlug(tx, fields.slug, id)
  return ok(before ? await change(tx, before, fields, by) : await create(tx, fields, by))
}

async function create(tx: Tx, fields: ProductFields, { actor, now }: By): Promise<number> {
  const id = await insertDraft(tx, fields, now)
  await saveVariants(tx, id, null, fields)
  const entry = { action: 'product.created', subject: `product:${id}`, after: { ...fields, version: 1 } } as const
  await writeAudit(tx, actor, entry, now)
  return id
}

async function change(tx: Tx, before: ProductRecord, fields: ProductFields, { actor, now }: By): Promise<number> {
  const difference = differenceOf(fieldsOf(before), { ...fields, color: columnsOf(fields).color })
  if (Object.keys(difference.after).length === 0) return before.id
  await saveVariants(tx, before.id, before, fields)
  const version = await updateProduct(tx, before.id, columnsOf(fields), now)
  await writeAudit(
    tx,
    actor,
    {
      action: 'product.saved',
      subject: `product:${before.id}`,
      before: difference.before,
      after: { ...difference.after, version },
    },
    now,
  )
  return before.id
}

async function wholeFields(
  tx: Tx,
  fields: ProductFields,
  before: ProductRecord | null,
  now: Date,
): Promise<ProductFields> {
  const saleStartsAt = startAhead(fields.saleStartsAt, now)
  if (fields.slug !== '') return { ...fields, saleStartsAt }
  const wanted = slugOf(fields.name)
  const taken = before ? [] : await selectSlugsLike(tx, wanted)
  const slug = before?.slug ?? freeName(wanted, (name) => taken.includes(name))
  return { ...fields, slug, saleStartsAt }
}

function neighbourProblems(fields: ProductFields, around: Neighbours): ProductProblem[] {
  const isTaken = (sku: string) => around.takenSkus.includes(sku.toLowerCase())
  const problems: ProductProblem[] = fields.variants.flatMap(({ sku }, at) =>
    isTaken(sku) ? [{ field: `variants.${at}.sku`, code: 'sku_taken' } as const] : [],
  )
  if (isTaken(fields.sku)) problems.push({ field: 'sku', code: 'sku_taken' })
  if (around.slugTakenBy !== null) problems.push({ field: 'slug', code: 'slug_taken' })
  if (!around.hasCategory) problems.push({ field: 'category_id', code: 'unknown_category' })
  if (!around.hasRoom) problems.push({ field: 'room_id', code: 'unknown_room' })
  return problems
}

/** What shoppers see keeps what it needs; an older product may go on without what it never had. */
function newlyMissing(before: ProductRecord, fields: ProductFields): Need[] {
  if (!before.isActive) return []
  const missed = publishNeeds(before)
  return publishNeeds(fields).filter((need) => !missed.includes(need))
}
