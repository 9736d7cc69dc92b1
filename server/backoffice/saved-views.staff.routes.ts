import { MOST_VIEWS, savedViews } from '#domain/api/saved-views.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { deleteView, selectViews, upsertView } from './saved-views.store.ts'

/** A view is a person's own bookmark: nobody else sees it, and it changes nothing of the shop. */
export const savedViewRoutes: Slice = async (plain, { db }) => {
  const app = byRows(plain)
  const config = { access: 'open_back_office' } as const

  app.get('/api/backoffice/views', { config, schema: savedViews.list }, async (request) =>
    success(await selectViews(db, customerOf(request).user.id, request.query.screen)),
  )

  app.post('/api/backoffice/views', { config, schema: savedViews.save }, async (request, reply) => {
    const kept = await upsertView(db, { ...request.body, userId: customerOf(request).user.id }, MOST_VIEWS)
    if (kept) return success(kept)
    const message = `At most ${MOST_VIEWS} views can be kept; remove one first.`
    return refuse(reply, { status: 409, code: 'too_many_views', message })
  })

  app.delete('/api/backoffice/views/:id', { config, schema: savedViews.remove }, async (request, reply) =>
    (await deleteView(db, customerOf(request).user.id, request.params.id))
      ? success(null)
      : refuse(reply, notFound('There is no such view.')),
  )
}
