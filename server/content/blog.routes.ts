import { articlePreview } from '#domain/api/article-desk.ts'
import { comingSoon } from '#domain/api/coming-soon.ts'
import { blog } from '#domain/api/content.ts'
import { dropEmptyParameters } from '#server/catalog/empty-parameters.ts'
import { byRows } from '#server/http/by-rows.ts'
import { goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentArticle, presentCard, presentScheduled } from './blog.present.ts'
import {
  findArticle,
  findPreviewed,
  listArticles,
  listCategories,
  listScheduled,
  listTags,
  nextAppearances,
} from './blog.store.ts'
import { selectComingSoon } from './coming-soon.store.ts'

const anyone = { access: 'public' } as const

export const blogRoutes: Slice = async (app, deps) => {
  app.addHook('onRequest', async (_request, reply) => {
    tagReply(reply, 'blog', 'pictures')
    goodUntil(reply, await nextAppearances(deps.db, deps.clock.now()))
  })
  app.addHook('preValidation', dropEmptyParameters)
  await articleRoutes(app, deps)
  await scheduleRoutes(app, deps)
}

/** What is published, and the words it is found by. */
const articleRoutes: Slice = async (plain, { db, clock }) => {
  const app = byRows(plain)

  app.get('/api/blogs', { config: anyone, schema: blog.list }, async ({ query }) => {
    const filter = {
      ...query,
      search: query.search?.trim() ?? '',
      category: query.category ?? '',
      tag: query.tag ?? '',
    }
    const { rows, total } = await listArticles(db, filter, clock.now())
    return success({
      data: rows.map(presentCard),
      current_page: query.page,
      last_page: lastPageOf(total, query.per_page),
      per_page: query.per_page,
      total,
    })
  })

  app.get('/api/blogs/featured', { config: anyone, schema: blog.featured }, async () => {
    const row = await findArticle(db, 'featured', clock.now())
    return success(row ? presentArticle(row) : null)
  })

  app.get('/api/previews/:token', { config: anyone, schema: articlePreview.read }, async ({ params }, reply) => {
    const found = await findPreviewed(db, params.token, clock.now())
    if (!found) return refuse(reply, missing)
    goodUntil(reply, [found.expiresAt, ...(await nextAppearances(db, clock.now()))])
    return success(presentArticle(found.article))
  })

  app.get('/api/blogs/:id', { config: anyone, schema: blog.one }, async ({ params }, reply) => {
    const row = await findArticle(db, params, clock.now())
    return row ? success(presentArticle(row)) : refuse(reply, missing)
  })

  app.get('/api/blogs/slug/:slug', { config: anyone, schema: blog.bySlug }, async ({ params }, reply) => {
    const row = await findArticle(db, params, clock.now())
    return row ? success(presentArticle(row)) : refuse(reply, missing)
  })

  app.get('/api/blog-categories', { config: anyone, schema: blog.categories }, async () =>
    success(await listCategories(db, clock.now())),
  )

  app.get('/api/blog-tags', { config: anyone, schema: blog.tags }, async () => success(await listTags(db, clock.now())))
}

/** What is still to come. */
const scheduleRoutes: Slice = async (plain, { db, clock }) => {
  const app = byRows(plain)

  app.get('/api/blogs/scheduled', { config: anyone, schema: blog.scheduled }, async () =>
    success((await listScheduled(db, clock.now())).map(presentScheduled)),
  )

  app.get('/api/blogs/coming-soon', { config: anyone, schema: comingSoon.read }, async () => {
    const [{ lead, topics }, articles] = await Promise.all([selectComingSoon(db), listScheduled(db, clock.now())])
    return success({ lead, topics: [...topics], articles: articles.map(presentScheduled) })
  })
}

const missing = notFound('Article not found')
