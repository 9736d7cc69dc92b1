import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type DeskReviewRow, lockReview, selectDeskReview, updateReview } from './review-desk.store.ts'
import { recountReviews } from './reviews.store.ts'

export type ModerateReview = { reviewId: number; version: number; actor: Actor }
export type ModerateRefusal = { readonly code: 'not_found' } | Overtaken
type Review = DeskReviewRow['review']

/** What is hidden does not count: stars and number follow in the same transaction. */
export const hideReview = (deps: Deps, command: ModerateReview & { reason: string }) =>
  moderate(deps, command, async (tx, row) => {
    const reason = command.reason.trim()
    if (row.review.isHidden) return
    await updateReview(tx, row.review.id, { isHidden: true, hiddenReason: reason })
    await recountReviews(tx, row.product.id)
    await note(tx, deps, command, { action: 'review.hidden', before: row.review, after: { is_hidden: true }, reason })
    if (row.email === null) return
    const data = { name: row.review.authorName ?? '', product: row.product.name, slug: row.product.slug, reason }
    const key = `review-hidden:${row.review.id}:${row.review.version}`
    await queueMail(tx, deps, { key, template: 'review-hidden', to: row.email, data })
  })

export const showReview = (deps: Deps, command: ModerateReview) =>
  moderate(deps, command, async (tx, { review, product }) => {
    if (!review.isHidden) return
    await updateReview(tx, review.id, { isHidden: false, hiddenReason: null })
    await recountReviews(tx, product.id)
    await note(tx, deps, command, { action: 'review.shown', before: review, after: { is_hidden: false } })
  })

/** An empty answer takes the old one away. */
export const answerReview = (deps: Deps, command: ModerateReview & { text: string }) =>
  moderate(deps, command, async (tx, { review }) => {
    const answer = command.text.trim() || null
    if (answer === review.answer) return
    await updateReview(tx, review.id, { answer, answeredAt: answer === null ? null : deps.clock.now() })
    const action = answer === null ? 'review.answer_removed' : 'review.answered'
    await note(tx, deps, command, { action, before: review, after: { answer } })
  })

/** Locked, compared with what the editor saw, changed: the second press of a button finds it done. */
async function moderate(
  deps: Deps,
  { reviewId, version }: ModerateReview,
  change: (tx: Tx, row: DeskReviewRow) => Promise<void>,
): Promise<Result<number, ModerateRefusal>> {
  return inTransaction<number, ModerateRefusal>(deps.db, async (tx) => {
    const locked = await lockReview(tx, reviewId)
    const row = locked && (await selectDeskReview(tx, reviewId))
    if (!row) return err({ code: 'not_found' })
    const stale = await refuseOvertaken(tx, `review:${reviewId}`, { version: row.review.version, seen: version })
    if (stale) return err(stale)
    await change(tx, row)
    return ok(reviewId)
  })
}

type Noted = { action: string; before: Review; after: Record<string, unknown>; reason?: string }

function note(tx: Tx, { clock }: Deps, { reviewId, actor }: ModerateReview, noted: Noted): Promise<void> {
  const { before, ...rest } = noted
  const was = { is_hidden: before.isHidden, answer: before.answer }
  return writeAudit(tx, actor, { ...rest, subject: `review:${reviewId}`, before: was }, clock.now())
}
