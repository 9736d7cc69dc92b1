import type { FastifyReply } from 'fastify'
import { DEFAULT_PRODUCT_QUERY, type ProductQuery } from '#domain/catalog/product-query.ts'
import { productQueryText } from '#domain/catalog/product-query-text.ts'
import { FEED_PATH, PRIVATE_PATHS, PUBLIC_PATHS } from '#domain/content/public-pages.ts'
import type { Deps } from '#server/deps.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import type { Slice } from '#server/slice.ts'
import { articleFeed } from './feed.ts'
import { listOutArticles, listProductAddresses, listProjectAddresses, listShelves } from './seo.store.ts'
import { type SitemapEntry, sitemapFiles } from './sitemap.ts'

const FEED_ITEMS = 30
const KEPT_MS = 60_000
const AN_HOUR = 'public, max-age=3600'

/** For search engines and feed readers, always from the data of the shop. */
export const seoRoutes: Slice = async (app, deps) => {
  const { config, clock } = deps
  const currentSitemap = keptFor(KEPT_MS, clock, async () => sitemapFiles(config.publicUrl, await listEntries(deps)))

  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, (await currentSitemap()).first))

  app.get('/sitemap-:number(^\\d{1,4}).xml', async (request, reply) => {
    const { number } = request.params as { number: string }
    const part = (await currentSitemap()).parts[Number(number) - 1]
    return part ? sendXml(reply, part) : reply.code(404).type('text/plain').send('Not found')
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robots(config.publicUrl)),
  )

  app.get(FEED_PATH, async (_request, reply) => {
    const articles = await listOutArticles(deps.db, clock.now())
    reply.header('cache-control', 'public, max-age=300').type('application/rss+xml; charset=utf-8')
    return reply.send(articleFeed(config.publicUrl, await readFacts(deps.db), articles.slice(0, FEED_ITEMS)))
  })
}

function sendXml(reply: FastifyReply, xml: string) {
  return reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8').send(xml)
}

function robots(publicUrl: string): string {
  const closed = ['/api/', ...PRIVATE_PATHS].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

async function listEntries({ db, clock }: Deps): Promise<SitemapEntry[]> {
  const [products, projects, articles, shelves] = await Promise.all([
    listProductAddresses(db),
    listProjectAddresses(db),
    listOutArticles(db, clock.now()),
    listShelves(db),
  ])
  return [
    ...PUBLIC_PATHS.map((path) => ({ path, changedAt: null })),
    ...shelves.categories.map((id) => listingEntry({ category_id: [id] })),
    ...shelves.rooms.map((id) => listingEntry({ room_id: [id] })),
    ...projects.map(({ slug, updatedAt }) => ({ path: `/project/${encodeURIComponent(slug)}`, changedAt: updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${encodeURIComponent(slug)}`, changedAt: updatedAt })),
    ...products.map(({ slug, updatedAt }) => ({ path: `/product/${encodeURIComponent(slug)}`, changedAt: updatedAt })),
  ]
}

const listingEntry = (shelf: Partial<ProductQuery>): SitemapEntry => ({
  path: `/products${productQueryText({ ...DEFAULT_PRODUCT_QUERY, ...shelf })}`,
  changedAt: null,
})

/** A hundred thousand addresses are not gathered anew for every robot. */
function keptFor<T>(ms: number, clock: Deps['clock'], make: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null
  return () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.value
    const value = make()
    kept = { value, until: now + ms }
    value.catch(() => (kept = null))
    return value
  }
}
