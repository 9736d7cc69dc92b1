import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { dropPictureFiles } from './drop-picture-files.ts'
import { nameOf } from './picture-name.ts'
import { deletePicture, isInUse, lockPicture, selectAside, takeFromAside } from './pictures.store.ts'

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
    const { file, master, alt, sentName } = picture
    await takeFromAside(tx, productId, [file])
    if (master !== null && !(await isInUse(tx, file, nameOf(file)))) {
      await deletePicture(tx, file)
      await deps.jobs.enqueue(tx, dropPictureFiles, { file, master })
    }
    const before = { file, alt, name: sentName, product_id: productId }
    const entry = { action: 'picture.removed', subject: `picture:${pictureId}`, before } as const
    await writeAudit(tx, actor, entry, deps.clock.now())
    return ok(productId)
  })
}
