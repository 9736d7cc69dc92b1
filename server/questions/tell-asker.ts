import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { LockedQuestion } from './questions.store.ts'

type Answered = { id: number; by: 'shop' | 'buyer'; text: string; authorId: number; authorName: string }

/** One mail per answer, to who asked and still wants it; nobody is told of their own answer. */
export async function tellAsker(tx: Tx, deps: Deps, question: LockedQuestion, answer: Answered): Promise<void> {
  if (!question.wantsMail || question.isHidden || question.userId === null || question.userId === answer.authorId)
    return
  const [person] = await tx
    .select({ email: users.email, name: users.name, product: products.name, slug: products.slug })
    .from(users)
    .innerJoin(products, eq(products.id, question.productId))
    .where(and(eq(users.id, question.userId), isNull(users.erasedAt)))
  if (!person) return
  const { email, ...rest } = person
  const { by, text, authorName } = answer
  const data = {
    ...rest,
    question: question.text,
    answer: text,
    by,
    answered_by: authorName,
    stop_token: question.stopToken,
  }
  await queueMail(tx, deps, { key: `question-answered:${answer.id}`, template: 'question-answered', to: email, data })
}
