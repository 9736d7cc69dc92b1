import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockPicture, updateDescription } from './pictures.store.ts'
import { refuseOldPicture, type StalePicture } from './stale-picture.ts'

export type DescribePicture = {
  id: number
  version: number
  alt: string
  focus: { x: number; y: number }
  /** Who keeps pages may not touch the pictures of the catalogue. */
  only: 'scenes' | null
  actor: Actor
}
export type DescribeRefusal = { readonly code: 'not_found' } | StalePicture

export async function describePicture(deps: Deps, command: DescribePicture): Promise<Result<number, DescribeRefusal>> {
  const { id, version, alt, focus, only, actor } = command
  return inTransaction<number, DescribeRefusal>(deps.db, async (tx) => {
    const picture = await lockPicture(tx, id)
    if (!picture || (only && !picture.file.startsWith(`${only}/`))) return err({ code: 'not_found' })
    const stale = await refuseOldPicture(tx, picture, version)
    if (stale) return err(stale)
    const before = { alt: picture.alt, focus: { x: picture.focusX, y: picture.focusY } }
    const now = deps.clock.now()
    await updateDescription(tx, id, { alt, focusX: focus.x, focusY: focus.y }, now)
    const entry = { action: 'picture.described', subject: `picture:${id}`, before, after: { alt, focus } } as const
    await writeAudit(tx, actor, entry, now)
    return ok(id)
  })
}
