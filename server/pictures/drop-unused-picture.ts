import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { dropPictureFiles } from './drop-picture-files.ts'
import { nameOf } from './picture-name.ts'
import { deletePicture, isInUse, lockPicture, selectPicture } from './pictures.store.ts'

/** Its row and its files go, unless something else shows it or the studio delivered it. */
export async function dropUnusedPicture(tx: Tx, { jobs }: Deps, file: string): Promise<void> {
  const found = await selectPicture(tx, { file })
  if (!found || found.master === null) return
  await lockPicture(tx, found.id)
  if (await isInUse(tx, file, nameOf(file))) return
  await deletePicture(tx, file)
  await jobs.enqueue(tx, dropPictureFiles, { file, master: found.master })
}
