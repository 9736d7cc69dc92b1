import { checkPublicWords, type WordsRefusal } from '#domain/catalog/public-words.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { insertQuestion, isOnSale } from './questions.store.ts'

export type AskQuestion = { productId: number; text: string; author: { id: number; name: string } }
export type AskRefusal = { readonly code: 'no_product' } | WordsRefusal

/** Stands on the page at once; staff hear of it in the same moment (trigger of the table). */
export async function askQuestion(
  { db, clock, random }: Deps,
  { productId, text, author }: AskQuestion,
): Promise<Result<number, AskRefusal>> {
  const words = checkPublicWords(text)
  if (!words.ok) return words
  return inTransaction<number, AskRefusal>(db, async (tx) => {
    if (!(await isOnSale(tx, productId))) return err({ code: 'no_product' })
    const row = { productId, userId: author.id, authorName: author.name, text: words.value }
    return ok(await insertQuestion(tx, { ...row, stopToken: random.uuid(), createdAt: clock.now() }))
  })
}
