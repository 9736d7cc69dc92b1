import type { FastifyReply } from 'fastify'
import { openPage } from '#domain/api/open-page.ts'
import { questionDesk } from '#domain/api/questions.ts'
import { wordsRefusalText } from '#domain/catalog/public-words.ts'
import type { Result } from '#domain/result.ts'
import { historyOf } from '#server/audit/history-of.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { atField, notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { answerAsShop, hideWords, type QuestionDeskRefusal, showWords } from './moderate-question.ts'
import { listDeskQuestions, selectDeskQuestion } from './question-desk.store.ts'
import { presentDeskQuestion, presentWholeQuestion } from './questions.present.ts'

const unknownQuestion = notFound('There is no such question.')
const ACTION_WORDS = {
  'question.answered': 'answered this question',
  'question.hidden': 'hid this question',
  'question.shown': 'showed this question again',
  'question.answer_hidden': 'hid an answer to this question',
  'question.answer_shown': 'showed an answer to this question again',
}

function refusalOf<R extends QuestionDeskRefusal>(refusal: R): Refusal<R['code']>
function refusalOf(refusal: QuestionDeskRefusal): Refusal<QuestionDeskRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return unknownQuestion
    case 'too_short':
      return atField('text', refusal.code, wordsRefusalText({ code: refusal.code }))
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'question', ACTION_WORDS)
  }
}

/** Questions at the desk: those that wait for an answer, and what must not stand there. */
export const staffQuestionRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'hide_reviews' } as const

  async function shown(reply: FastifyReply, id: number) {
    const row = await selectDeskQuestion(deps.db, id)
    if (!row) return refuse(reply, unknownQuestion)
    const { name } = await readFacts(deps.db)
    return success(presentWholeQuestion(row, name, await historyOf(deps.db, `question:${id}`)))
  }
  const answered = <R extends QuestionDeskRefusal>(reply: FastifyReply, done: Result<number, R>) =>
    done.ok ? shown(reply, done.value) : refuse(reply, refusalOf(done.error))

  app.get('/api/backoffice/questions', { config, schema: questionDesk.list }, async ({ query }) => {
    const { rows, found } = await listDeskQuestions(deps.db, query)
    return success(openPage(query, rows.map(presentDeskQuestion), found))
  })

  app.get('/api/backoffice/questions/:id', { config, schema: questionDesk.one }, async ({ params }, reply) =>
    shown(reply, params.id),
  )

  app.post('/api/backoffice/questions/:id/answers', { config, schema: questionDesk.answer }, async (request, reply) => {
    const { params, body } = request
    return answered(reply, await answerAsShop(deps, { ...body, questionId: params.id, actor: actorOf(request) }))
  })

  app.patch('/api/backoffice/questions/:id/hide', { config, schema: questionDesk.hide }, async (request, reply) => {
    const { answer_id: answerId, ...body } = request.body
    const command = { ...body, answerId, questionId: request.params.id, actor: actorOf(request) }
    return answered(reply, await hideWords(deps, command))
  })

  app.patch('/api/backoffice/questions/:id/show', { config, schema: questionDesk.show }, async (request, reply) => {
    const { answer_id: answerId, version } = request.body
    const command = { version, answerId, questionId: request.params.id, actor: actorOf(request) }
    return answered(reply, await showWords(deps, command))
  })
}
