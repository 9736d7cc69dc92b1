import { DAY } from '#domain/time/durations.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { deletePreview, lockArticle, putPreview } from './articles.store.ts'

const TOKEN_BYTES = 24
type Linked = Promise<Result<number, { readonly code: 'not_found' }>>
type Of = { readonly id: number; readonly actor: Actor }

/** One link an article: who makes a new one ends the one before. */
export async function makePreviewLink(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  { id, actor }: Of,
  days: number,
): Linked {
  return inTransaction(db, async (tx) => {
    if (!(await lockArticle(tx, id))) return err({ code: 'not_found' } as const)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + days * DAY)
    const token = random.bytes(TOKEN_BYTES).toString('base64url')
    await putPreview(tx, { articleId: id, token, expiresAt, madeBy: actor.id })
    const entry = { action: 'article.link_made', subject: `article:${id}`, after: { expiresAt } } as const
    await writeAudit(tx, actor, entry, now)
    return ok(id)
  })
}

export async function endPreviewLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id, actor }: Of): Linked {
  return inTransaction(db, async (tx) => {
    if (!(await lockArticle(tx, id))) return err({ code: 'not_found' } as const)
    const expiresAt = await deletePreview(tx, id)
    if (expiresAt === null) return ok(id)
    const entry = { action: 'article.link_ended', subject: `article:${id}`, before: { expiresAt } } as const
    await writeAudit(tx, actor, entry, clock.now())
    return ok(id)
  })
}
