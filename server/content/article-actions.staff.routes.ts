import { articleDesk } from '#domain/api/article-desk.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { answerArticle } from './answer-article.ts'
import { articleRefusal } from './article-refusals.ts'
import { moveArticle, removeArticle } from './change-article.ts'

/** What staff do with an article: published, planned, taken back, removed. */
export const articleActionRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const

  app.post('/api/backoffice/articles/:id/publish', { config, schema: articleDesk.publish }, async (request, reply) => {
    const seen = { ...request.params, ...request.body, actor: actorOf(request) }
    return answerArticle(deps, reply, await moveArticle(deps, seen, 'published'))
  })

  app.post(
    '/api/backoffice/articles/:id/schedule',
    { config, schema: articleDesk.schedule },
    async (request, reply) => {
      const { version, at } = request.body
      const seen = { ...request.params, version, actor: actorOf(request) }
      return answerArticle(deps, reply, await moveArticle(deps, seen, 'scheduled', new Date(at)))
    },
  )

  app.post(
    '/api/backoffice/articles/:id/unpublish',
    { config, schema: articleDesk.unpublish },
    async (request, reply) => {
      const seen = { ...request.params, ...request.body, actor: actorOf(request) }
      return answerArticle(deps, reply, await moveArticle(deps, seen, 'draft'))
    },
  )

  app.post('/api/backoffice/articles/:id/remove', { config, schema: articleDesk.remove }, async (request, reply) => {
    const removed = await removeArticle(deps, { ...request.params, ...request.body, actor: actorOf(request) })
    return removed.ok ? success(null) : refuse(reply, articleRefusal(removed.error))
  })
}
