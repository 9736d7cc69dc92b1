import { and, eq, sql } from 'drizzle-orm'
import { QUESTIONS_ON_PAGE } from '#domain/catalog/questions.ts'
import type { Db } from '#server/db/connect.ts'
import { products } from '#server/db/schema/catalog.ts'
import { productQuestions, questionAnswers } from '#server/db/schema/questions.ts'
import type { Tx } from '#server/db/transaction.ts'

export type AnswerRow = {
  id: number
  text: string
  by: 'shop' | 'buyer'
  author_name: string | null
  created_at: string
}
export type QuestionRow = {
  id: number
  text: string
  author_name: string | null
  created_at: string
  answers: AnswerRow[]
}

/** What helps comes first: answered questions, then the newest. The shop's own answer leads. */
export async function selectQuestions(db: Db | Tx, productId: number): Promise<QuestionRow[]> {
  const { rows } = await db.execute<QuestionRow>(sql`
    select q.id, q.text, q.author_name, q.created_at, (
      select coalesce(json_agg(a order by a.by = 'shop' desc, a.created_at, a.id), '[]'::json) from (
        select a.id, a.text, a.by, a.author_name, a.created_at from question_answers a
        where a.question_id = q.id and not a.is_hidden) as a) as answers
    from product_questions q where q.product_id = ${productId} and not q.is_hidden
    order by q.answers_count > 0 desc, q.created_at desc, q.id desc limit ${QUESTIONS_ON_PAGE}`)
  return rows
}

export async function isOnSale(db: Db | Tx, productId: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, productId), products.isActive))) > 0
}

export async function insertQuestion(tx: Tx, row: typeof productQuestions.$inferInsert): Promise<number> {
  const [written] = await tx.insert(productQuestions).values(row).returning({ id: productQuestions.id })
  if (!written) throw new Error('The question was not written')
  return written.id
}

/** With its product and, where they still are here, the asker's address. */
export async function lockQuestion(tx: Tx, id: number) {
  const [question] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update')
  return question ?? null
}
export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

export async function insertAnswer(tx: Tx, row: typeof questionAnswers.$inferInsert): Promise<number> {
  const [written] = await tx.insert(questionAnswers).values(row).returning({ id: questionAnswers.id })
  if (!written) throw new Error('The answer was not written')
  return written.id
}

/** The link of any mail ends the mails about all questions of that person. */
export async function endMails(db: Db, stopToken: string): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update product_questions set wants_mail = false
    where stop_token = ${stopToken} or user_id = (select q.user_id from product_questions q where q.stop_token = ${stopToken})
    returning id`)
  return rows.length > 0
}
