import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { QuestionQuery } from '#domain/api/questions.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import { productQuestions, questionAnswers } from '#server/db/schema/questions.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { AnswerRow, QuestionRow } from './questions.store.ts'

type Hideable = { is_hidden: boolean; hidden_reason: string | null }
/** As the list shows it; its answers are read with the question alone. */
export type DeskQuestionRow = Omit<QuestionRow, 'answers'> &
  Hideable & {
    product: { id: number; name: string; slug: string }
    email: string | null
    answers_count: number
    version: number
  }
export type WholeQuestionRow = DeskQuestionRow & { answers: (AnswerRow & Hideable)[] }

const COLUMNS = sql`q.id, q.text, q.author_name, q.created_at, q.is_hidden, q.hidden_reason, q.answers_count, q.version,
  json_build_object('id', p.id, 'name', p.name, 'slug', p.slug) as product,
  (select u.email from users u where u.id = q.user_id and u.erased_at is null) as email`

export const listDeskQuestions = (db: Db, query: QuestionQuery) =>
  cutList(
    db,
    { from: sql`product_questions q`, id: sql<number>`q.id`, where: askedQuestions(query), order: SORTED[query.sort] },
    query,
    async (page) => {
      const { rows } = await db.execute<DeskQuestionRow>(sql`select ${COLUMNS} from (${page}) as page
        join product_questions q on q.id = page.id join products p on p.id = q.product_id order by page.place`)
      return rows
    },
  )

const SORTED: Readonly<Record<QuestionQuery['sort'], SQL>> = {
  asked: sql`q.created_at, q.id`,
  '-asked': sql`q.created_at desc, q.id desc`,
}

/** With its answers, hidden ones too. */
export async function selectDeskQuestion(db: Db, id: number): Promise<WholeQuestionRow | null> {
  const { rows } = await db.execute<WholeQuestionRow>(sql`select ${COLUMNS}, (
      select coalesce(json_agg(a order by a.created_at, a.id), '[]'::json) from (
        select a.id, a.text, a.by, a.author_name, a.created_at, a.is_hidden, a.hidden_reason
        from question_answers a where a.question_id = q.id) as a) as answers
    from product_questions q join products p on p.id = q.product_id where q.id = ${id}`)
  return rows[0] ?? null
}

const STATES: Readonly<Record<NonNullable<QuestionQuery['state']>, SQL>> = {
  waiting: sql`q.answers_count = 0 and not q.is_hidden`,
  answered: sql`q.answers_count > 0 and not q.is_hidden`,
  hidden: sql`q.is_hidden`,
}

const askedQuestions = ({ state, search }: QuestionQuery): SQL | undefined =>
  and(state && STATES[state], ...deskSearchWords(search ?? '').map((word) => holdsWord(sql`q.found`, word)))

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
