import type { FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type ArticleBody, articleDesk } from '#domain/api/article-desk.ts'
import { openPage } from '#domain/api/open-page.ts'
import type { ArticleFields } from '#domain/content/article-fields.ts'
import { err, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { actorOf } from '#server/http/actor.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { articleNotFound, type ArticleRefusal, articleRefusal } from './article-refusals.ts'
import { presentArticleRow, presentDeskArticle, presentVersion } from './articles.present.ts'
import { selectArticle, selectVersion } from './articles.store.ts'
import { presentArticle } from './blog.present.ts'
import { findAnyArticle } from './blog.store.ts'
import { moveArticle, removeArticle, restoreArticle } from './change-article.ts'
import { listDeskArticles, selectArticleParts, selectChoices } from './desk-articles.store.ts'
import { endPreviewLink, makePreviewLink } from './preview-link.ts'
import { isSlugCollision } from './slug-collision.ts'
import { type SaveArticle, saveArticle } from './save-article.ts'

/** The desk of the articles: written, shown to who has a link, planned, published, brought back. */
export const staffArticleRoutes: Slice = async (plain, deps) => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'manage_content' } as const
  const { db, clock } = deps

  async function shown(reply: FastifyReply, id: number) {
    const now = clock.now()
    const [record, parts] = await Promise.all([selectArticle(db, id), selectArticleParts(db, id, now)])
    return record && parts ? success(presentDeskArticle({ record, ...parts }, now)) : refuse(reply, articleNotFound)
  }
  const answer = (reply: FastifyReply, done: Result<number, ArticleRefusal>) =>
    done.ok ? shown(reply, done.value) : refuse(reply, articleRefusal(done.error))

  app.get('/api/backoffice/articles', { config, schema: articleDesk.list }, async ({ query }) => {
    const now = clock.now()
    const { rows, found } = await listDeskArticles(db, query, now)
    const data = rows.map((row) => presentArticleRow(row, now))
    return success(openPage(query, data, found))
  })
  app.get('/api/backoffice/articles/choices', { config, schema: articleDesk.choices }, async () =>
    success(await selectChoices(db)),
  )
  app.get('/api/backoffice/articles/:id', { config, schema: articleDesk.one }, async ({ params }, reply) =>
    shown(reply, params.id),
  )
  app.get(
    '/api/backoffice/articles/:id/preview',
    { config, schema: articleDesk.preview },
    async ({ params }, reply) => {
      const article = await findAnyArticle(db, params.id)
      return article ? success(presentArticle(article)) : refuse(reply, articleNotFound)
    },
  )

  const save = async (command: SaveArticle, actor: Actor): Promise<Result<number, ArticleRefusal>> => {
    try {
      return await inTransaction(db, (tx) => saveArticle(tx, command, { actor, now: clock.now() }))
    } catch (error) {
      if (!isSlugCollision(error)) throw error
      return err({ code: 'invalid_article', problems: ['slug_taken'] })
    }
  }
  app.post('/api/backoffice/articles', { config, schema: articleDesk.create }, async (request, reply) => {
    const { body } = request
    const command = { id: null, fields: fieldsOfBody(body), mayTakeSlug: body.take_over_slug }
    return answer(reply, await save(command, actorOf(request)))
  })
  app.put('/api/backoffice/articles/:id', { config, schema: articleDesk.save }, async (request, reply) => {
    const { body, params } = request
    const command = { ...params, fields: fieldsOfBody(body), version: body.version, mayTakeSlug: body.take_over_slug }
    return answer(reply, await save(command, actorOf(request)))
  })

  app.post('/api/backoffice/articles/:id/publish', { config, schema: articleDesk.publish }, async (request, reply) => {
    const seen = { ...request.params, ...request.body, actor: actorOf(request) }
    return answer(reply, await moveArticle(deps, seen, 'published'))
  })
  app.post(
    '/api/backoffice/articles/:id/schedule',
    { config, schema: articleDesk.schedule },
    async (request, reply) => {
      const { version, at } = request.body
      const seen = { ...request.params, version, actor: actorOf(request) }
      return answer(reply, await moveArticle(deps, seen, 'scheduled', new Date(at)))
    },
  )
  app.post(
    '/api/backoffice/articles/:id/unpublish',
    { config, schema: articleDesk.unpublish },
    async (request, reply) => {
      const seen = { ...request.params, ...request.body, actor: actorOf(request) }
      return answer(reply, await moveArticle(deps, seen, 'draft'))
    },
  )
  app.post('/api/backoffice/articles/:id/remove', { config, schema: articleDesk.remove }, async (request, reply) => {
    const removed = await removeArticle(deps, { ...request.params, ...request.body, actor: actorOf(request) })
    return removed.ok ? success(null) : refuse(reply, articleRefusal(removed.error))
  })

  app.get(
    '/api/backoffice/articles/:id/versions/:version',
    { config, schema: articleDesk.version },
    async ({ params }, reply) => {
      const found = await selectVersion(db, params.id, params.version)
      return found ? success(presentVersion(found)) : refuse(reply, articleNotFound)
    },
  )
  app.post(
    '/api/backoffice/articles/:id/versions/:version/restore',
    { config, schema: articleDesk.restore },
    async (request, reply) => {
      const seen = { id: request.params.id, version: request.body.version, actor: actorOf(request) }
      return answer(reply, await restoreArticle(deps, seen, request.params.version))
    },
  )
  app.post(
    '/api/backoffice/articles/:id/preview-link',
    { config, schema: articleDesk.makeLink },
    async (request, reply) => {
      const of = { ...request.params, actor: actorOf(request) }
      return answer(reply, await makePreviewLink(deps, of, request.body.days))
    },
  )
  app.delete(
    '/api/backoffice/articles/:id/preview-link',
    { config, schema: articleDesk.endLink },
    async (request, reply) => answer(reply, await endPreviewLink(deps, { ...request.params, actor: actorOf(request) })),
  )
}

const fieldsOfBody = (body: Omit<ArticleBody, 'version'>): ArticleFields => ({
  title: body.title,
  slug: body.slug,
  excerpt: body.excerpt,
  content: body.content,
  featuredImage: body.featured_image,
  author: body.author,
  authorAvatar: body.author_avatar,
  category: body.category,
  tags: body.tags,
  isFeatured: body.is_featured,
})
