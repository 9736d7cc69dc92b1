import { isDeepStrictEqual } from 'node:util'
import type { ComingSoonWords } from '#domain/content/coming-soon.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockComingSoon, saveComingSoon, selectComingSoon } from './coming-soon.store.ts'

type Change = { readonly words: ComingSoonWords; readonly version: number; readonly actor: Actor }
const SUBJECT = 'article:coming-soon'

export async function changeComingSoon(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { words, version: seen, actor }: Change,
): Promise<Result<null, Overtaken>> {
  return inTransaction<null, Overtaken>(db, async (tx) => {
    await lockComingSoon(tx)
    const { version, ...before } = await selectComingSoon(tx)
    const overtaken = await refuseOvertaken(tx, SUBJECT, { version, seen })
    if (overtaken) return err(overtaken)
    if (isDeepStrictEqual(before, words)) return ok(null)
    await saveComingSoon(tx, words, clock.now())
    await writeAudit(
      tx,
      actor,
      { action: 'article.coming_soon_changed', subject: SUBJECT, before, after: words },
      clock.now(),
    )
    return ok(null)
  })
}
