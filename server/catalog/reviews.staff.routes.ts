import type { FastifyReply } from 'fastify'
import type { CodeOf } from '#domain/api/endpoint.ts'
import type { REVIEW_DESK } from '#domain/api/endpoints/review-desk.ts'
import { openPage } from '#domain/api/open-page.ts'
import { reviewDesk } from '#domain/api/review-desk.ts'
import type { Result } from '#domain/result.ts'
import { historyOf } from '#server/audit/history-of.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { answerReview, hideReview, type ModerateRefusal, showReview } from './moderate-review.ts'
import { presentDeskReview, presentReviewRow } from './review-desk.present.ts'
import { listDeskReviews, selectAnyPhoto, selectDeskReview } from './review-desk.store.ts'

const unknownReview = notFound('There is no such review.')
const ACTION_WORDS = {
  'review.hidden': 'hid this review',
  'review.shown': 'showed this review again',
  'review.answered': 'answered this review',
  'review.answer_removed': 'took the answer to this review away',
}

const refusalOf = (refusal: ModerateRefusal): Refusal<CodeOf<typeof REVIEW_DESK.hide>> =>
  refusal.code === 'not_found' ? unknownReview : overtakenRefusal(refusal, 'review', ACTION_WORDS)

/** Reviews at the desk: read, hide, show again, answer. */
export const staffReviewRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'hide_reviews' } as const

  async function shown(reply: FastifyReply, id: number) {
    const row = await selectDeskReview(deps.db, id)
    if (!row) return refuse(reply, unknownReview)
    return success(presentDeskReview(row, await historyOf(deps.db, `review:${id}`)))
  }
  const answered = (reply: FastifyReply, done: Result<number, ModerateRefusal>) =>
    done.ok ? shown(reply, done.value) : refuse(reply, refusalOf(done.error))

  app.get('/api/backoffice/reviews', { config, schema: reviewDesk.list }, async ({ query }) => {
    const { rows, found } = await listDeskReviews(deps.db, query)
    return success(openPage(query, rows.map(presentReviewRow), found))
  })

  app.get('/api/backoffice/reviews/:id', { config, schema: reviewDesk.one }, async ({ params }, reply) =>
    shown(reply, params.id),
  )

  app.patch('/api/backoffice/reviews/:id/hide', { config, schema: reviewDesk.hide }, async (request, reply) => {
    const { params, body } = request
    return answered(reply, await hideReview(deps, { ...body, reviewId: params.id, actor: actorOf(request) }))
  })

  app.patch('/api/backoffice/reviews/:id/show', { config, schema: reviewDesk.show }, async (request, reply) => {
    const { params, body } = request
    return answered(reply, await showReview(deps, { ...body, reviewId: params.id, actor: actorOf(request) }))
  })

  app.put('/api/backoffice/reviews/:id/answer', { config, schema: reviewDesk.answer }, async (request, reply) => {
    const { params, body } = request
    return answered(reply, await answerReview(deps, { ...body, reviewId: params.id, actor: actorOf(request) }))
  })

  app.get('/api/backoffice/reviews/photos/:file', { config, schema: reviewDesk.photo }, async (request, reply) => {
    const bytes = await selectAnyPhoto(deps.db, request.params.file, request.query.size ?? 'large')
    if (!bytes) return refuse(reply, notFound('There is no such photo.'))
    return reply
      .header('cache-control', 'private, no-store')
      .type('image/webp')
      .send(bytes as never)
  })
}
