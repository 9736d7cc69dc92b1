import { catalogContract } from '#domain/api/catalog.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import { PHOTO_BODY } from '#server/media/read-photo.ts'
import type { Slice } from '#server/slice.ts'
import { presentReview } from './catalog.present.ts'
import { refusalOf } from './review-refusals.ts'
import { findStanding } from './reviews.store.ts'
import { writeReview } from './write-review.ts'

/** What customers say of a product. */
export const reviewRoutes: Slice = async (server, deps) => {
  const app = byRows(server)

  const forCustomers = { config: { access: 'customer' as const } }
  app.get('/api/products/:id/my-review', { ...forCustomers, schema: catalogContract.standing }, async (request) => {
    const { standing, review } = await findStanding(deps.db, request.params.id, customerOf(request).user.id)
    return success({ standing, review: review && presentReview(review) })
  })

  const limited = { config: { access: 'customer' as const, limit: 'review' as const }, bodyLimit: PHOTO_BODY }
  app.post('/api/products/:id/reviews', { ...limited, schema: catalogContract.review }, async (request, reply) => {
    const { user } = customerOf(request)
    const { rating, comment, photos } = request.body
    const written = await writeReview(deps, {
      productId: request.params.id,
      author: user,
      rating,
      comment: comment?.trim() || null,
      photos,
    })
    if (!written.ok) return refuse(reply, refusalOf(written.error))
    return reply.code(201).send(success(presentReview(written.value), 'Thank you for your review!'))
  })
}
