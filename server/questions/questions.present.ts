import type { DeskQuestionJson, Question, WholeQuestionJson } from '#domain/api/questions.ts'
import { reviewerName } from '#domain/catalog/rating.ts'
import { shop } from '#domain/company/shop.ts'
import type { Deed } from '#server/audit/deeds-of.ts'
import type { DeskQuestionRow } from './question-desk.store.ts'
import type { AnswerRow, QuestionRow } from './questions.store.ts'

const isoMoment = (text: string) => new Date(text).toISOString()

/** Who answers for the shop answers in its name. */
const presentAnswer = ({ id, text, by, author_name: name, created_at }: AnswerRow) => ({
  id,
  text,
  by,
  name: by === 'shop' ? shop.name : reviewerName({ name }),
  created_at: isoMoment(created_at),
})

export const presentQuestion = ({ id, text, author_name: name, created_at, answers }: QuestionRow): Question => ({
  id,
  text,
  name: reviewerName({ name }),
  created_at: isoMoment(created_at),
  answers: answers.map(presentAnswer),
})

export const presentDeskQuestion = (row: DeskQuestionRow): DeskQuestionJson => ({
  ...presentQuestion(row),
  product: row.product,
  email: row.email,
  is_hidden: row.is_hidden,
  hidden_reason: row.hidden_reason,
  answers_count: row.answers_count,
  version: row.version,
  answers: row.answers.map((answer) => ({
    ...presentAnswer(answer),
    is_hidden: answer.is_hidden,
    hidden_reason: answer.hidden_reason,
  })),
})

export const presentWholeQuestion = (row: DeskQuestionRow, history: Deed[]): WholeQuestionJson => ({
  ...presentDeskQuestion(row),
  history,
})
