import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { QuestionQuery } from '#domain/api/questions.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import { holdsOf } from '#server/catalog/products-holding.ts'
import type { Db } from '#server/db/connect.ts'
import { productQuestions, questionAnswers } from '#server/db/schema/questions.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { AnswerRow, QuestionRow } from './questions.store.ts'

type Hideable = { is_hidden: boolean; hidden_reason: string | null }
export type DeskQuestionRow = Omit<QuestionRow, 'answers'> &
  Hideable & {
    answers: (AnswerRow & Hideable)[]
    product: { id: number; name: string; slug: string }
    email: string | null
    answers_count: number
    version: number
  }

/** Rows of one page with their answers, hidden ones too. */
const whole = (found: SQL) => sql`
  select q.id, q.text, q.author_name, q.created_at, q.is_hidden, q.hidden_reason, q.answers_count, q.version,
    json_build_object('id', p.id, 'name', p.name, 'slug', p.slug) as product,
    (select u.email from users u where u.id = q.user_id and u.erased_at is null) as email, (
      select coalesce(json_agg(a order by a.created_at, a.id), '[]'::json) from (
        select a.id, a.text, a.by, a.author_name, a.created_at, a.is_hidden, a.hidden_reason
        from question_answers a where a.question_id = q.id) as a) as answers
  from (${found}) as q join products p on p.id = q.product_id order by q.place`

export async function selectDeskQuestions(db: Db, where: SQL, query: QuestionQuery): Promise<DeskQuestionRow[]> {
  const order = query.sort === 'asked' ? sql`created_at, id` : sql`created_at desc, id desc`
  const { rows } = await db.execute<DeskQuestionRow>(
    whole(sql`select *, row_number() over (order by ${order}) as place from product_questions
      where ${where} order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`),
  )
  return rows
}

export const countQuestions = (db: Db, where: SQL): Promise<number> => db.$count(productQuestions, where)

export async function selectDeskQuestion(db: Db, id: number): Promise<DeskQuestionRow | null> {
  const { rows } = await db.execute<DeskQuestionRow>(
    whole(sql`select *, 1 as place from product_questions where id = ${id}`),
  )
  return rows[0] ?? null
}

const STATES: Readonly<Record<NonNullable<QuestionQuery['state']>, SQL>> = {
  waiting: sql`answers_count = 0 and not is_hidden`,
  answered: sql`answers_count > 0 and not is_hidden`,
  hidden: sql`is_hidden`,
}

/** The same text as the index product_questions_found. */
const text = sql`lower(coalesce(${productQuestions.authorName}, '') || ' ' || ${productQuestions.text})`

export async function askedQuestions(db: Db, { state, search }: QuestionQuery): Promise<SQL> {
  const holds = await holdsOf(db, deskSearchWords(search ?? ''), text, productQuestions.productId)
  return and(sql`true`, state && STATES[state], ...holds) ?? sql`true`
}

export async function updateQuestion(
  tx: Tx,
  id: number,
  change: Partial<typeof productQuestions.$inferInsert>,
): Promise<void> {
  await tx
    .update(productQuestions)
    .set({ ...change, version: sql`${productQuestions.version} + 1` })
    .where(eq(productQuestions.id, id))
}

export async function selectAnswer(tx: Tx, questionId: number, id: number) {
  const [row] = await tx
    .select()
    .from(questionAnswers)
    .where(and(eq(questionAnswers.id, id), eq(questionAnswers.questionId, questionId)))
  return row ?? null
}

export async function updateAnswer(tx: Tx, id: number, change: Partial<typeof questionAnswers.$inferInsert>) {
  await tx.update(questionAnswers).set(change).where(eq(questionAnswers.id, id))
}
