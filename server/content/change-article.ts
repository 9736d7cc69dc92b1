import { articleNeeds } from '#domain/content/article-fields.ts'
import { articleKeptAs, type ArticleState, articleStateOf, canArticleBecome } from '#domain/content/article-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Coded } from './article-refusals.ts'
import { deleteArticle, selectVersion, updateState } from './articles.store.ts'
import { type NotSaved, openArticle, saveArticle } from './save-article.ts'

/** Which article, as somebody saw it, and who is at it. */
type SeenArticle = { readonly id: number; readonly version: number; readonly actor: Actor }
type Shop = Pick<Deps, 'db' | 'clock'>
type Changed<Code> = Promise<Result<number, Coded<Code | 'not_found' | 'changed_meanwhile'>>>

const ACTIONS: Readonly<Record<ArticleState, string>> = {
  draft: 'article.unpublished',
  scheduled: 'article.scheduled',
  published: 'article.published',
}

type NotMoved = 'wrong_state' | 'not_ready'

/** `moment` is when a scheduled article appears. */
export async function moveArticle(
  shop: Shop,
  seen: SeenArticle,
  to: 'scheduled',
  moment: Date,
): Changed<NotMoved | 'moment_passed'>
export async function moveArticle(shop: Shop, seen: SeenArticle, to: 'draft' | 'published'): Changed<NotMoved>
export async function moveArticle(
  { db, clock }: Shop,
  { id, version, actor }: SeenArticle,
  to: ArticleState,
  moment: Date | null = null,
): Changed<NotMoved | 'moment_passed'> {
  return inTransaction<number, Coded<NotMoved | 'moment_passed' | 'not_found' | 'changed_meanwhile'>>(
    db,
    async (tx) => {
      const now = clock.now()
      const opened = await openArticle(tx, id, version)
      if (!opened.ok) return opened
      const article = opened.value
      const from = articleStateOf(article, now)
      if (!canArticleBecome(from, to)) return err({ code: 'wrong_state', from, to })
      if (to === 'scheduled' && (moment === null || moment <= now)) return err({ code: 'moment_passed' })
      const needs = to === 'draft' ? [] : articleNeeds(article)
      if (needs.length > 0) return err({ code: 'not_ready', needs })

      const kept = articleKeptAs(to, article, { now, moment })
      const newVersion = await updateState(tx, id, kept, now)
      const entry = {
        action: ACTIONS[to],
        subject: `article:${id}`,
        before: { state: from, publishedAt: article.publishedAt },
        after: { state: to, publishedAt: kept.publishedAt, version: newVersion },
      } as const
      await writeAudit(tx, actor, entry, now)
      return ok(id)
    },
  )
}

/** The words of a former version become the newest; address and state stay. */
export async function restoreArticle({ db, clock }: Shop, seen: SeenArticle, former: number): Changed<NotSaved> {
  return inTransaction<number, Coded<NotSaved | 'not_found' | 'changed_meanwhile'>>(db, async (tx) => {
    const opened = await openArticle(tx, seen.id, seen.version)
    if (!opened.ok) return opened
    const found = await selectVersion(tx, seen.id, former)
    if (!found) return err({ code: 'not_found' })
    const fields = { ...found.words, slug: opened.value.slug }
    return saveArticle(tx, { id: seen.id, fields, restored: former }, { actor: seen.actor, now: clock.now() })
  })
}

/** Only what no reader ever saw: nobody has a link to it. */
export async function removeArticle({ db, clock }: Shop, { id, version, actor }: SeenArticle): Changed<'was_out'> {
  return inTransaction<number, Coded<'was_out' | 'not_found' | 'changed_meanwhile'>>(db, async (tx) => {
    const opened = await openArticle(tx, id, version)
    if (!opened.ok) return opened
    const { title, slug, isPublished, publishedAt, announcedAt } = opened.value
    if (isPublished || publishedAt !== null || announcedAt !== null) return err({ code: 'was_out' })
    await deleteArticle(tx, id)
    const entry = { action: 'article.removed', subject: `article:${id}`, before: { title, slug } } as const
    await writeAudit(tx, actor, entry, clock.now())
    return ok(id)
  })
}
