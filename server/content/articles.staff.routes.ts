import { type ArticleBody, articleDesk } from '#domain/api/article-desk.ts'
import { openPage } from '#domain/api/open-page.ts'
import type { ArticleFields } from '#domain/content/article-fields.ts'
import { err, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { answerArticle, showArticle } from './answer-article.ts'
import { articleNotFound } from './article-refusals.ts'
import { presentArticleRow } from './articles.present.ts'
import { presentArticle } from './blog.present.ts'
import { findAnyArticle } from './blog.store.ts'
import { listDeskArticles, selectChoices } from './desk-articles.store.ts'
import { isSlugCollision } from './slug-collision.ts'
import { type By, saveArticle } from './save-article.ts'

/** The desk of the articles: found, read and written. */
export const staffArticleRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_content' } as const
  const { db, clock } = deps

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
    showArticle(deps, reply, params.id),
  )

  app.get(
    '/api/backoffice/articles/:id/preview',
    { config, schema: articleDesk.preview },
    async ({ params }, reply) => {
      const article = await findAnyArticle(db, params.id)
      return article ? success(presentArticle(article)) : refuse(reply, articleNotFound)
    },
  )

  async function save<R>(actor: Actor, work: (tx: Tx, by: By) => Promise<Result<number, R>>) {
    try {
      return await inTransaction(db, (tx) => work(tx, { actor, now: clock.now() }))
    } catch (error) {
      if (!isSlugCollision(error)) throw error
      return err({ code: 'invalid_article', problems: ['slug_taken'] } as const)
    }
  }
  app.post('/api/backoffice/articles', { config, schema: articleDesk.create }, async (request, reply) => {
    const { body } = request
    const command = { id: null, fields: fieldsOfBody(body), mayTakeSlug: body.take_over_slug }
    return answerArticle(deps, reply, await save(actorOf(request), (tx, by) => saveArticle(tx, command, by)))
  })

  app.put('/api/backoffice/articles/:id', { config, schema: articleDesk.save }, async (request, reply) => {
    const { body, params } = request
    const command = { ...params, fields: fieldsOfBody(body), version: body.version, mayTakeSlug: body.take_over_slug }
    return answerArticle(deps, reply, await save(actorOf(request), (tx, by) => saveArticle(tx, command, by)))
  })
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
