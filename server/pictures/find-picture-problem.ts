import type { Tx } from '#server/db/transaction.ts'
import { selectPicture } from './pictures.store.ts'

export type PictureProblem = 'no_such_picture' | 'picture_without_words'

/** Before something shows a picture: it is there, and whoever cannot see it is told what it shows. */
export async function findPictureProblem(tx: Tx, file: string): Promise<PictureProblem | null> {
  const picture = await selectPicture(tx, { file })
  if (!picture) return 'no_such_picture'
  return picture.alt.trim() === '' ? 'picture_without_words' : null
}
