import type { ProductFields } from '#domain/catalog/product-fields.ts'
import { freeName, slugOf } from '#domain/catalog/slug.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fieldsOf, type ProductRecord } from './product-record.ts'
import { copyPictures, selectProduct, selectSkusLike, selectSlugsLike } from './products.store.ts'
import { type MakeRefusal, saveProduct } from './save-product.ts'

type Duplicate = { id: number; actor: Actor }

/** A draft with the same words, prices, colours and pictures; without sale, stock and reviews. Answers its id. */
export async function duplicateProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, actor }: Duplicate,
): Promise<Result<number, MakeRefusal | { readonly code: 'not_found' }>> {
  return inTransaction<number, MakeRefusal | { readonly code: 'not_found' }>(db, async (tx) => {
    const original = await selectProduct(tx, id)
    if (!original) return err({ code: 'not_found' })
    const by = { actor, now: clock.now() }
    const saved = await saveProduct(tx, { id: null, fields: await copyOf(tx, original) }, by)
    if (!saved.ok) return saved
    const copy = await selectProduct(tx, saved.value)
    if (!copy) throw new Error('The copy is not there')
    await copyPictures(tx, original, copy)
    const entry = { action: 'product.duplicated', subject: `product:${id}`, after: { copy: copy.id } } as const
    await writeAudit(tx, actor, entry, by.now)
    return ok(copy.id)
  })
}

/** Of a SKU, so that there is room for what tells the copy apart. */
const LONGEST_KEPT = 50

async function copyOf(tx: Tx, original: ProductRecord): Promise<ProductFields> {
  const fields = fieldsOf(original)
  const name = `${fields.name.slice(0, 150)} (copy)`
  const slugs = await selectSlugsLike(tx, slugOf(name))
  const taken = new Set<string>()
  for (const { sku } of [fields, ...fields.variants])
    for (const like of await selectSkusLike(tx, sku.slice(0, LONGEST_KEPT))) taken.add(like)
  const freeSku = (sku: string) => {
    const free = freeName(`${sku.slice(0, LONGEST_KEPT)}-COPY`, (each) => taken.has(each))
    taken.add(free)
    return free
  }
  return {
    ...fields,
    name,
    slug: freeName(slugOf(name), (each) => slugs.includes(each)),
    sku: freeSku(fields.sku),
    isFeatured: false,
    salePrice: null,
    saleStartsAt: null,
    saleEndsAt: null,
    variants: fields.variants.map((variant) => ({ ...variant, id: null, sku: freeSku(variant.sku) })),
  }
}
