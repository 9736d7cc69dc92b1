import { articleDesk } from '#domain/api/article-desk.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { answerArticle } from './answer-article.ts'
import { articleNotFound } from './article-refusals.ts'
import { presentVersion } from './articles.present.ts'
import { selectVersion } from './articles.store.ts'
import { restoreArticle } from './change-article.ts'

/** Earlier versions of an article, read and brought back. */
export const articleVersionRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const

  app.get(
    '/api/backoffice/articles/:id/versions/:version',
    { config, schema: articleDesk.version },
    async ({ params }, reply) => {
      const found = await selectVersion(deps.db, params.id, params.version)
      return found ? success(presentVersion(found)) : refuse(reply, articleNotFound)
    },
  )

  app.post(
    '/api/backoffice/articles/:id/versions/:version/restore',
    { config, schema: articleDesk.restore },
    async (request, reply) => {
      const seen = { id: request.params.id, version: request.body.version, actor: actorOf(request) }
      return answerArticle(deps, reply, await restoreArticle(deps, seen, request.params.version))
    },
  )
}
