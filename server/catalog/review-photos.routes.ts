import { reviewPhoto } from '#domain/api/catalog.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { selectReviewPhoto } from './reviews.store.ts'

/** Not for ever: staff may hide a review, and its writer may delete the account. */
const AN_HOUR = 'public, max-age=3600'

export const reviewPhotoRoutes: Slice = async (plain, { db }) => {
  const app = byRows(plain)

  app.get(
    '/api/reviews/photos/:file',
    { config: { access: 'public' }, schema: reviewPhoto },
    async (request, reply) => {
      const bytes = await selectReviewPhoto(db, request.params.file, request.query.size ?? 'large')
      if (!bytes) return refuse(reply, notFound('There is no such photo.'))
      return reply
        .header('cache-control', AN_HOUR)
        .type('image/webp')
        .send(bytes as never)
    },
  )
}
