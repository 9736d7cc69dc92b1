import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { deleteProduct, selectProductsLocked, wasEverSold } from './products.store.ts'

type RemoveProduct = { id: number; actor: Actor }
export type RemoveRefusal = { readonly code: 'not_found' } | { readonly code: 'was_sold' }

/** Only what was never sold goes for good; the rest is archived, for its invoices and reviews. */
export async function removeProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, actor }: RemoveProduct,
): Promise<Result<null, RemoveRefusal>> {
  return inTransaction<null, RemoveRefusal>(db, async (tx) => {
    const [product] = await selectProductsLocked(tx, [id])
    if (!product) return err({ code: 'not_found' })
    if (await wasEverSold(tx, id)) return err({ code: 'was_sold' })
    const { name, sku, slug, price, stockOnHand } = product
    await deleteProduct(tx, id)
    const before = { name, sku, slug, price, stockOnHand }
    await writeAudit(tx, actor, { action: 'product.deleted', subject: `product:${id}`, before }, clock.now())
    return ok(null)
  })
}
