import type { DeskQuestionJson, Question, WholeQuestionJson } from '#domain/api/questions.ts'
import { reviewerName } from '#domain/catalog/rating.ts'
import type { HistoryEntry } from '#server/audit/history-of.ts'
import { isoMoment } from '#server/db/iso-moment.ts'
import type { DeskQuestionRow, WholeQuestionRow } from './question-desk.store.ts'
import type { AnswerRow, QuestionRow } from './questions.store.ts'

/** Who answers for the shop answers in its name. */
const presentAnswer = ({ id, text, by, author_name: name, created_at }: AnswerRow, shopName: string) => ({
  id,
  text,
  by,
  name: by === 'shop' ? shopName : reviewerName({ name }),
  created_at: isoMoment(created_at),
})

export const presentQuestion = (
  { id, text, author_name: name, created_at, answers }: QuestionRow,
  shopName: string,
): Question => ({
  id,
  text,
  name: reviewerName({ name }),
  created_at: isoMoment(created_at),
  answers: answers.map((answer) => presentAnswer(answer, shopName)),
})

export const presentDeskQuestion = (row: DeskQuestionRow): DeskQuestionJson => ({
  id: row.id,
  text: row.text,
  name: reviewerName({ name: row.author_name }),
  created_at: isoMoment(row.created_at),
  product: row.product,
  email: row.email,
  is_hidden: row.is_hidden,
  hidden_reason: row.hidden_reason,
  answers_count: row.answers_count,
  version: row.version,
})

export const presentWholeQuestion = (
  row: WholeQuestionRow,
  shopName: string,
  history: HistoryEntry[],
): WholeQuestionJson => ({
  ...presentDeskQuestion(row),
  answers: row.answers.map((answer) => ({
    ...presentAnswer(answer, shopName),
    is_hidden: answer.is_hidden,
    hidden_reason: answer.hidden_reason,
  })),
  history,
})
