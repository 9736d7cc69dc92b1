import { type Overtaken, overtakenRefusal, refuseOvertaken } from '#server/audit/overtaken.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Refusal } from '#server/http/reply.ts'
import type { PictureRecord } from './pictures.store.ts'

/** Somebody else was faster; `fields` says what is different now. */
export type StalePicture = Overtaken & { readonly fields: Readonly<Record<string, string[]>> }

export async function refuseOldPicture(tx: Tx, picture: PictureRecord, seen: number): Promise<StalePicture | null> {
  const stale = await refuseOvertaken(tx, `picture:${picture.id}`, { version: picture.revision, seen })
  return stale && { ...stale, fields: { alt: [`The words are now: ${picture.alt}`] } }
}

const ACTION_WORDS = {
  'picture.described': 'described this picture',
  'picture.cropped': 'cropped this picture',
  'product.pictures_arranged': 'put the pictures in order',
}

export const staleRefusal = (stale: StalePicture): Refusal<'changed_meanwhile'> =>
  overtakenRefusal(stale, 'picture', ACTION_WORDS, { ...stale.fields })
