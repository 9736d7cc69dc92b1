import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { dropUnusedPicture } from './drop-unused-picture.ts'
import { lockPicture, selectAside, takeFromAside } from './pictures.store.ts'

export type RemovePicture = { productId: number; pictureId: number; actor: Actor }
export type RemoveRefusal = { readonly code: 'not_found' }

/** Out of what stands aside. Its files go too, unless something else shows it or the studio delivered it. */
export async function removePicture(
  deps: Deps,
  { productId, pictureId, actor }: RemovePicture,
): Promise<Result<number, RemoveRefusal>> {
  return inTransaction<number, RemoveRefusal>(deps.db, async (tx) => {
    const picture = await lockPicture(tx, pictureId)
    const aside = await selectAside(tx, productId)
    if (!picture || !aside.some(({ id }) => id === pictureId)) return err({ code: 'not_found' })
    const { file, alt, sentName } = picture
    await takeFromAside(tx, productId, [file])
    await dropUnusedPicture(tx, deps, file)
    const before = { file, alt, name: sentName, product_id: productId }
    const entry = { action: 'picture.removed', subject: `picture:${pictureId}`, before } as const
    await writeAudit(tx, actor, entry, deps.clock.now())
    return ok(productId)
  })
}
