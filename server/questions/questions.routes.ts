import type { CodeOf } from '#domain/api/endpoint.ts'
import type { QUESTIONS } from '#domain/api/endpoints/questions.ts'
import { questionsContract } from '#domain/api/questions.ts'
import { type WordsRefusal, wordsRefusalText } from '#domain/catalog/public-words.ts'
import { answersAs } from '#domain/catalog/questions.ts'
import { hasPiece } from '#server/catalog/has-piece.ts'
import type { Db } from '#server/db/connect.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { tagReply } from '#server/http/cache-tags.ts'
import { atField, notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { answerQuestion, type AnswerRefusal } from './answer-question.ts'
import { type AskRefusal, askQuestion } from './ask-question.ts'
import { presentQuestion } from './questions.present.ts'
import { isOnSale, selectQuestions } from './questions.store.ts'
import { stopQuestionMails } from './stop-question-mails.ts'

const unknownProduct = notFound('Product not found')
const STOPPED = 'Done. We will not write to you about answers any more.'

const limited = { access: 'customer', limit: 'review' } as const

/** Questions on the page of a product. */
export const questionRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  const { db } = deps

  app.get(
    '/api/products/:id/questions',
    { config: { access: 'public' }, schema: questionsContract.list },
    async ({ params }, reply) => {
      if (!(await isOnSale(db, params.id))) return refuse(reply, unknownProduct)
      tagReply(reply, `product:${params.id}`)
      const { name } = await readFacts(db)
      return success((await selectQuestions(db, params.id)).map((row) => presentQuestion(row, name)))
    },
  )

  app.post(
    '/api/products/:id/questions',
    { config: limited, schema: questionsContract.ask },
    async (request, reply) => {
      const { params, body } = request
      const asked = await askQuestion(deps, { productId: params.id, text: body.text, author: customerOf(request).user })
      if (!asked.ok) return refuse(reply, askRefusal(asked.error))
      const message = 'Thank you. The answer will stand here, and we send it to you by mail.'
      return reply.code(201).send(success(await oneOf(db, params.id, asked.value), message))
    },
  )

  app.post(
    '/api/questions/stop',
    { config: { access: 'public', limit: 'enquiry' }, schema: questionsContract.stop },
    async ({ body }, reply) =>
      (await stopQuestionMails(db, body.token)) ? success(null, STOPPED) : refuse(reply, usedUp),
  )
}

/** Their answers, from who has the piece. */
export const answerRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  const { db } = deps

  app.get(
    '/api/products/:id/my-answers',
    { config: { access: 'customer' }, schema: questionsContract.standing },
    async (request) => {
      const owns = await hasPiece(db, request.params.id, customerOf(request).user.id)
      return success({ answers_as: answersAs({ isStaff: false, hasPiece: owns }) })
    },
  )

  app.post(
    '/api/questions/:id/answers',
    { config: limited, schema: questionsContract.answer },
    async (request, reply) => {
      const { params, body } = request
      const command = { questionId: params.id, text: body.text, author: customerOf(request).user }
      const answered = await answerQuestion(deps, command)
      if (!answered.ok) return refuse(reply, answerRefusal(answered.error))
      const shown = await oneOf(db, answered.value.productId, params.id)
      return reply.code(201).send(success(shown, 'Thank you for your answer!'))
    },
  )
}

async function oneOf(db: Db, productId: number, id: number) {
  const row = (await selectQuestions(db, productId)).find((each) => each.id === id)
  if (!row) throw new Error(`Question ${id} is not on its page`)
  return presentQuestion(row, (await readFacts(db)).name)
}

const usedUp: Refusal<'link_used_up'> = { status: 410, code: 'link_used_up', message: 'This link no longer works.' }

function wrongWords<Code extends WordsRefusal['code']>(refusal: { code: Code }): Refusal<Code> {
  const message = wordsRefusalText(refusal)
  return atField('text', refusal.code, message)
}

const askRefusal = (refusal: AskRefusal): Refusal<CodeOf<typeof QUESTIONS.ask>> =>
  refusal.code === 'no_product' ? unknownProduct : wrongWords(refusal)

function answerRefusal(refusal: AnswerRefusal): Refusal<CodeOf<typeof QUESTIONS.answer>> {
  switch (refusal.code) {
    case 'no_question':
      return notFound('There is no such question.')
    case 'may_not_answer':
      return { status: 403, code: refusal.code, message: 'Only who has the piece at home can answer.' }
    case 'too_short':
    case 'has_contact':
    case 'has_link':
    case 'is_rude':
      return wrongWords({ code: refusal.code })
  }
}
