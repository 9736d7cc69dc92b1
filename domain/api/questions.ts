import { z } from 'zod'
import { historyEntry, hideReason, listQuery, pathId, seenVersion } from '#domain/api/desk-list-query.ts'
import { answers, openPageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '#domain/catalog/questions.ts'

const tags = ['Catalogue']
const by = z.enum(['shop', 'buyer'])

const answer = z.object({
  id: z.int(),
  text: z.string(),
  by,
  name: z.string(),
  created_at: z.string(),
})
const question = z.object({
  id: z.int(),
  text: z.string(),
  name: z.string(),
  created_at: z.string(),
  answers: z.array(answer),
})
export type Question = z.infer<typeof question>

const questionText = storableText(LONGEST_QUESTION)
const answerText = storableText(LONGEST_ANSWER)

export const questionsContract = {
  list: {
    summary: 'Questions about a product with their answers: answered ones first, then the newest',
    tags,
    params: pathId,
    response: answers(successOf(z.array(question))),
  },
  standing: {
    summary: 'Whether the signed-in person may answer questions about a product, and as whom',
    tags,
    params: pathId,
    response: answers(successOf(z.object({ answers_as: by.nullable() }))),
  },
  ask: {
    summary: 'Ask about a product; the answer also comes by mail',
    tags,
    params: pathId,
    body: z.object({ text: questionText }),
    response: { ...answers(successOf(question)), 201: successOf(question) },
  },
  answer: {
    summary: 'Answer a question: staff, or who has the piece at home',
    tags,
    params: pathId,
    body: z.object({ text: answerText }),
    response: { ...answers(successOf(question)), 201: successOf(question) },
  },
  stop: {
    summary: 'No more mails about answers to one’s questions, by the token of a mail',
    tags,
    body: z.object({ token: storableText(200) }),
    response: answers(successOf(z.null())),
  },
}

const deskTags = ['Back office']
export const QUESTION_SORTS = ['asked', '-asked'] as const

const questionQuery = z.object({
  ...listQuery,
  state: z.enum(['waiting', 'answered', 'hidden']).optional(),
  sort: z.enum(QUESTION_SORTS).default('-asked'),
})
export type QuestionQuery = z.infer<typeof questionQuery>

const deskAnswer = answer.extend({ is_hidden: z.boolean(), hidden_reason: z.string().nullable() })
const deskQuestion = question.omit({ answers: true }).extend({
  product: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  email: z.string().nullable(),
  is_hidden: z.boolean(),
  hidden_reason: z.string().nullable(),
  answers_count: z.int(),
  version: z.int(),
})
export type DeskQuestionJson = z.infer<typeof deskQuestion>
const wholeQuestion = deskQuestion.extend({ answers: z.array(deskAnswer), history: z.array(historyEntry) })
export type WholeQuestionJson = z.infer<typeof wholeQuestion>
const one = answers(successOf(wholeQuestion))

export const questionDesk = {
  list: {
    summary: 'Questions of shoppers, those without an answer apart',
    tags: deskTags,
    querystring: questionQuery,
    response: answers(openPageOf(deskQuestion)),
  },
  one: { summary: 'One question', tags: deskTags, params: pathId, response: one },
  answer: {
    summary: 'Answer as the shop; the asker gets it by mail',
    tags: deskTags,
    params: pathId,
    body: z.object({ text: answerText, version: seenVersion }),
    response: one,
  },
  hide: {
    summary: 'Take a question, or one of its answers, off the page; the writer is told why',
    tags: deskTags,
    params: pathId,
    body: z.object({ reason: hideReason, version: seenVersion, answer_id: z.int().min(1).max(LARGEST_ID).optional() }),
    response: one,
  },
  show: {
    summary: 'Show a hidden question or answer again',
    tags: deskTags,
    params: pathId,
    body: z.object({ version: seenVersion, answer_id: z.int().min(1).max(LARGEST_ID).optional() }),
    response: one,
  },
}
