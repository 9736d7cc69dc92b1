import type { FastifyReply } from 'fastify'
import { catalogContract } from '#domain/api/catalog.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { byRows } from '#server/http/by-rows.ts'
import { type CacheTag, goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { presentCard, presentItems, presentProduct, nextPricesOf } from './catalog.present.ts'
import { findFeatured, findProduct, findProductId, findProductsByIds, findRelated } from './catalog.store.ts'
import { dropEmptyParameters } from './empty-parameters.ts'
import { listProducts } from './list-products.ts'
import { noteMissedSearch } from './note-missed-search.ts'
import { presentList, writeListing } from './present-listing.ts'
import { productKeyOf } from './product-key.ts'

const FEATURED = 8
const RELATED = 4
const unknownProduct = notFound('Product not found')

/**
 * The busiest answer of the shop is sent as the presenter wrote it. The schema documents it, and a test holds the two
 * together; checking every field of every product again is work that nobody sees.
 */
const asWritten = (reply: FastifyReply, json: string) => reply.type('application/json; charset=utf-8').send(json)

const tagsOfCards = (ids: readonly number[]): CacheTag[] => ['pictures', ...ids.map((id) => `card:${id}` as const)]
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

export const catalogRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  const { db, clock } = deps
  const access = { config: { access: 'public' as const }, preValidation: dropEmptyParameters }

  app.get('/api/products', { ...access, schema: catalogContract.list }, async ({ query }, reply) => {
    const { items, counts, corrected, missed } = await listProducts(deps, query)
    await noteMissedSearch(deps, query, missed)
    const per_page = query.per_page ?? PRODUCTS_PER_PAGE
    const now = clock.now()
    const list = presentList(items, query.view, now)
    tagReply(reply, 'listing', 'categories', ...tagsOfCards(list.ids))
    // What was not found is asked again by everybody, so that it is counted how often.
    goodUntil(reply, missed === null ? list.pricesChangeAt : [now])
    const figures = {
      current_page: query.page ?? 1,
      last_page: lastPageOf(counts.total, per_page),
      per_page,
      total: counts.total,
      ...(corrected === null ? {} : { corrected_search: corrected }),
    }
    return asWritten(reply, writeListing(list, figures, counts.facets))
  })

  app.get('/api/products/featured', { ...access, schema: catalogContract.featured }, async ({ query }, reply) => {
    const [featured, now] = [await findFeatured(db, FEATURED, query.view ?? 'full'), clock.now()]
    tagReply(reply, 'choice', 'categories', ...tagsOfCards(idsOf(featured)))
    goodUntil(reply, nextPricesOf(featured, now))
    return success(presentItems(featured, query.view, now))
  })

  app.get('/api/products/by-ids', { ...access, schema: catalogContract.byIds }, async ({ query }) =>
    success(presentItems(await findProductsByIds(db, query.ids, query.view ?? 'full'), query.view, clock.now())),
  )

  app.get('/api/products/:id', { ...access, schema: catalogContract.one }, async ({ params }, reply) => {
    const key = productKeyOf(params.id)
    const product = key && (await findProduct(db, key))
    if (!product) return refuse(reply, unknownProduct)
    const now = clock.now()
    tagReply(reply, `product:${product.id}`, 'categories', 'pictures')
    goodUntil(reply, nextPricesOf([product], now))
    return success(presentProduct(product, now))
  })

  app.get('/api/products/:id/related', { ...access, schema: catalogContract.related }, async ({ params }, reply) => {
    const key = productKeyOf(params.id)
    const id = key && (await findProductId(db, key))
    if (id === undefined) return refuse(reply, unknownProduct)
    const [related, now] = [await findRelated(db, id, RELATED), clock.now()]
    tagReply(reply, 'choice', 'categories', ...tagsOfCards(idsOf(related)))
    goodUntil(reply, nextPricesOf(related, now))
    return success(related.map((row) => presentCard(row, now)))
  })
}
