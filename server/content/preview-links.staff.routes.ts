import { articleDesk } from '#domain/api/article-desk.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import type { Slice } from '#server/slice.ts'
import { answerArticle } from './answer-article.ts'
import { endPreviewLink, makePreviewLink } from './preview-link.ts'

/** Links that show an article before it is published. */
export const previewLinkRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const

  app.post(
    '/api/backoffice/articles/:id/preview-link',
    { config, schema: articleDesk.makeLink },
    async (request, reply) => {
      const of = { ...request.params, actor: actorOf(request) }
      return answerArticle(deps, reply, await makePreviewLink(deps, of, request.body.days))
    },
  )

  app.delete(
    '/api/backoffice/articles/:id/preview-link',
    { config, schema: articleDesk.endLink },
    async (request, reply) =>
      answerArticle(deps, reply, await endPreviewLink(deps, { ...request.params, actor: actorOf(request) })),
  )
}
