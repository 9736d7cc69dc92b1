import { checkPublicWords, type WordsRefusal } from '#domain/catalog/public-words.ts'
import { answersAs } from '#domain/catalog/questions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { hasPiece } from '#server/catalog/has-piece.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { insertAnswer, lockQuestion } from './questions.store.ts'
import { tellAsker } from './tell-asker.ts'

export type AnswerQuestion = { questionId: number; text: string; author: { id: number; name: string } }
export type AnswerRefusal = { readonly code: 'no_question' | 'may_not_answer' } | WordsRefusal

/** By a shopper who has the piece at home. Staff answer at the desk, where it is written down (answer-as-shop.ts). */
export async function answerQuestion(
  deps: Deps,
  { questionId, text, author }: AnswerQuestion,
): Promise<Result<{ productId: number }, AnswerRefusal>> {
  const words = checkPublicWords(text)
  if (!words.ok) return words
  return inTransaction<{ productId: number }, AnswerRefusal>(deps.db, async (tx) => {
    const question = await lockQuestion(tx, questionId)
    if (!question || question.isHidden) return err({ code: 'no_question' })
    const { productId } = question
    const by = answersAs({ isStaff: false, hasPiece: await hasPiece(tx, productId, author.id) })
    if (by === null) return err({ code: 'may_not_answer' })
    const said = { by, text: words.value }
    const row = { ...said, questionId, userId: author.id, authorName: author.name, createdAt: deps.clock.now() }
    const id = await insertAnswer(tx, row)
    await tellAsker(tx, deps, question, { ...said, id, authorId: author.id, authorName: author.name })
    return ok({ productId })
  })
}
