import { and, eq, isNull } from 'drizzle-orm'
import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { selectAnswer, updateAnswer, updateQuestion } from './question-desk.store.ts'
import { insertAnswer, type LockedQuestion, lockQuestion } from './questions.store.ts'
import { tellAsker } from './tell-asker.ts'

export type DeskQuestionCommand = { questionId: number; version: number; actor: Actor }
export type QuestionDeskRefusal = { readonly code: 'not_found' | 'too_short' } | Overtaken
type Coded<Code> = QuestionDeskRefusal & { readonly code: Code }
type Seen = 'not_found' | 'changed_meanwhile'
type Done<Code> = Promise<Result<number, Coded<Code>>>

/** As the shop: whoever of the staff writes it, it stands there in the shop's name. */
export const answerAsShop = (deps: Deps, command: DeskQuestionCommand & { text: string }): Done<Seen | 'too_short'> =>
  withQuestion<'too_short'>(deps, command, async (tx, question) => {
    const text = command.text.trim()
    if (text === '') return err({ code: 'too_short' })
    const { actor, questionId } = command
    const said = { by: 'shop', text } as const
    const row = { ...said, questionId, userId: actor.id, authorName: actor.name, createdAt: deps.clock.now() }
    const id = await insertAnswer(tx, row)
    await updateQuestion(tx, questionId, {})
    await note(tx, deps, command, { action: 'question.answered', after: { answer: text } })
    await tellAsker(tx, deps, question, { ...said, id, authorId: actor.id, authorName: actor.name })
    return ok(questionId)
  })

type Aim = { answerId?: number | undefined }

/** The question, or one answer to it. Its writer is told why, the shop's own people are not. */
export const hideWords = (deps: Deps, command: DeskQuestionCommand & Aim & { reason: string }): Done<Seen> =>
  withQuestion<'not_found'>(deps, command, async (tx, question) => {
    const { questionId, answerId } = command
    const reason = command.reason.trim()
    const words = answerId === undefined ? question : await selectAnswer(tx, questionId, answerId)
    if (!words) return err({ code: 'not_found' })
    if (words.isHidden) return ok(questionId)
    const hidden = { isHidden: true, hiddenReason: reason }
    if (answerId !== undefined) await updateAnswer(tx, answerId, hidden)
    await updateQuestion(tx, questionId, answerId === undefined ? hidden : {})
    const action = answerId === undefined ? 'question.hidden' : 'question.answer_hidden'
    await note(tx, deps, command, { action, before: { text: words.text }, reason })
    const isOwn = 'by' in words && words.by === 'shop'
    if (!isOwn && words.userId !== null)
      await tellWriter(tx, deps, { question, words, reason, key: `${action}:${words.id}` })
    return ok(questionId)
  })

export const showWords = (deps: Deps, command: DeskQuestionCommand & Aim): Done<Seen> =>
  withQuestion<'not_found'>(deps, command, async (tx, question) => {
    const { questionId, answerId } = command
    const words = answerId === undefined ? question : await selectAnswer(tx, questionId, answerId)
    if (!words) return err({ code: 'not_found' })
    if (!words.isHidden) return ok(questionId)
    const shown = { isHidden: false, hiddenReason: null }
    if (answerId !== undefined) await updateAnswer(tx, answerId, shown)
    await updateQuestion(tx, questionId, answerId === undefined ? shown : {})
    const action = answerId === undefined ? 'question.shown' : 'question.answer_shown'
    await note(tx, deps, command, { action, after: { text: words.text } })
    return ok(questionId)
  })

async function withQuestion<Code>(
  { db }: Deps,
  { questionId, version: seen }: DeskQuestionCommand,
  work: (tx: Tx, question: LockedQuestion) => Done<Code>,
): Done<Seen | Code> {
  return inTransaction<number, Coded<Seen | Code>>(db, async (tx) => {
    const question = await lockQuestion(tx, questionId)
    if (!question) return err({ code: 'not_found' })
    const stale = await refuseOvertaken(tx, `question:${questionId}`, { version: question.version, seen })
    return stale ? err(stale) : work(tx, question)
  })
}

type Noted = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown>; reason?: string }

const note = (tx: Tx, { clock }: Deps, { questionId, actor }: DeskQuestionCommand, noted: Noted): Promise<void> =>
  writeAudit(tx, actor, { ...noted, subject: `question:${questionId}` }, clock.now())

type Hidden = {
  question: LockedQuestion
  words: { userId: number | null; text: string; isHidden: boolean }
  reason: string
  key: string
}

async function tellWriter(tx: Tx, deps: Deps, { question, words, reason, key }: Hidden): Promise<void> {
  if (words.userId === null) return
  const [person] = await tx
    .select({ email: users.email, name: users.name, product: products.name, slug: products.slug })
    .from(users)
    .innerJoin(products, eq(products.id, question.productId))
    .where(and(eq(users.id, words.userId), isNull(users.erasedAt)))
  if (!person) return
  const { email, ...rest } = person
  const data = { ...rest, text: words.text, reason }
  const mail = { template: 'words-hidden', to: email, data } as const
  await queueMail(tx, deps, { ...mail, key: `${key}:${question.version}` })
}
