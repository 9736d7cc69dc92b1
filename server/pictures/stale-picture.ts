import { dayTimeText } from '#domain/time/day-text.ts'
import { findLastChange, type LastChange } from '#server/audit/last-change.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PictureRecord } from './pictures.store.ts'

/** Somebody else was faster; `fields` says what is different now. */
export type StalePicture = {
  readonly code: 'changed_meanwhile'
  readonly change: LastChange | null
  readonly fields: Readonly<Record<string, string[]>>
}

export async function refuseOldPicture(tx: Tx, picture: PictureRecord, seen: number): Promise<StalePicture | null> {
  if (picture.revision === seen) return null
  const change = await findLastChange(tx, `picture:${picture.id}`)
  return { code: 'changed_meanwhile', change, fields: { alt: [`The words are now: ${picture.alt}`] } }
}

const DEEDS: Readonly<Record<string, string>> = {
  'picture.described': 'described this picture',
  'picture.cropped': 'cropped this picture',
  'product.pictures_arranged': 'put the pictures in order',
}

export function staleWords({ change }: StalePicture): string {
  const deed = change ? (DEEDS[change.action] ?? 'changed this') : 'This was changed'
  const who = change ? `${change.by ?? 'Somebody'} ${deed} (${dayTimeText(change.at)})` : deed
  return `${who} after you opened it. Nothing was saved; look at the new state first.`
}
