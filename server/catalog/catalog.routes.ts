import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { catalogContract } from '#domain/api/catalog.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { customerOf } from '#server/http/access.ts'
import { type CacheTag, goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import { PHOTO_BODY } from '#server/media/read-photo.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { Slice } from '#server/slice.ts'
import {
  presentCard,
  presentFacets,
  presentItems,
  presentProduct,
  presentReview,
  presentCategory,
  presentRoom,
  nextPricesOf,
} from './catalog.present.ts'
import {
  findCategories,
  findFeatured,
  findPictures,
  findProduct,
  findProductsByIds,
  findRelated,
  findRooms,
} from './catalog.store.ts'
import { dropEmptyParameters } from './empty-parameters.ts'
import { listProducts } from './list-products.ts'
import { noteMissedSearch } from './note-missed-search.ts'
import { readSpots } from './picture-spots.ts'
import { productKeyOf } from './product-key.ts'
import { refusalOf } from './review-refusals.ts'
import { findStanding } from './reviews.store.ts'
import { writeReview } from './write-review.ts'

const FEATURED = 8
const RELATED = 4
const unknownProduct = notFound('Product not found')

/**
 * The busiest answer of the shop is sent as the presenter made it. The schema documents it, and a test holds the two
 * together; checking every field of every product again is work that nobody sees.
 */
const asPresented = { serializerCompiler: () => (data: unknown) => JSON.stringify(data) }

const tagsOfCards = (items: readonly { id: number }[]): CacheTag[] => [
  'pictures',
  ...items.map(({ id }) => `card:${id}` as const),
]

export const catalogRoutes: Slice = async (server, deps) => {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { db, clock } = deps
  const access = { config: { access: 'public' as const }, preValidation: dropEmptyParameters }

  app.get('/api/products', { ...access, ...asPresented, schema: catalogContract.list }, async ({ query }, reply) => {
    const { items, counts, corrected, missed } = await listProducts(deps, query)
    await noteMissedSearch(deps, query, missed)
    const per_page = query.per_page ?? PRODUCTS_PER_PAGE
    const now = clock.now()
    tagReply(reply, 'listing', 'categories', ...tagsOfCards(items))
    // What was not found is asked again by everybody, so that it is counted how often.
    goodUntil(reply, missed === null ? nextPricesOf(items, now) : [now])
    return success({
      data: presentItems(items, query.view, now),
      current_page: query.page ?? 1,
      last_page: lastPageOf(counts.total, per_page),
      per_page,
      total: counts.total,
      ...(counts.facets ? { facets: presentFacets(counts.facets) } : {}),
      ...(corrected === null ? {} : { corrected_search: corrected }),
    })
  })

  app.get('/api/products/featured', { ...access, schema: catalogContract.featured }, async ({ query }, reply) => {
    const [featured, now] = [await findFeatured(db, FEATURED, query.view ?? 'full'), clock.now()]
    tagReply(reply, 'listing', ...tagsOfCards(featured))
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
    const product = key && (await findProduct(db, key))
    if (!product) return refuse(reply, unknownProduct)
    const [related, now] = [await findRelated(db, product.id, RELATED), clock.now()]
    tagReply(reply, 'listing', ...tagsOfCards(related))
    goodUntil(reply, nextPricesOf(related, now))
    return success(related.map((row) => presentCard(row, now)))
  })

  app.get('/api/categories', { ...access, schema: catalogContract.categories }, async (_request, reply) => {
    tagReply(reply, 'categories')
    return success((await findCategories(db)).map(presentCategory))
  })

  app.get('/api/rooms', { ...access, schema: catalogContract.rooms }, async (_request, reply) => {
    const rooms = await findRooms(db)
    const spots = await readSpots(
      deps,
      rooms.map(({ picture }) => picture?.spots),
    )
    tagReply(reply, 'categories', 'pictures', ...spots.tags)
    goodUntil(reply, spots.prices)
    return success(
      rooms.map((row) => {
        const room = presentRoom(row)
        return room.picture ? { ...room, picture: { ...room.picture, ...spots.of(row.picture?.spots) } } : room
      }),
    )
  })

  app.get('/api/pictures', { ...access, schema: catalogContract.pictures }, async ({ query }, reply) => {
    const rows = await findPictures(db, query.files)
    const spots = await readSpots(
      deps,
      rows.map((row) => row.spots),
    )
    tagReply(reply, 'pictures', ...spots.tags)
    goodUntil(reply, spots.prices)
    return success(rows.map((row) => ({ ...presentPicture(row, '', ''), ...spots.of(row.spots) })))
  })

  const forCustomers = { config: { access: 'customer' as const } }
  app.get('/api/products/:id/my-review', { ...forCustomers, schema: catalogContract.standing }, async (request) => {
    const { standing, review } = await findStanding(db, request.params.id, customerOf(request).user.id)
    return success({ standing, review: review && presentReview(review) })
  })

  const limited = { config: { access: 'customer' as const, limit: 'review' as const }, bodyLimit: PHOTO_BODY }
  app.post('/api/products/:id/reviews', { ...limited, schema: catalogContract.review }, async (request, reply) => {
    const { user } = customerOf(request)
    const { rating, comment, photos } = request.body
    const written = await writeReview(deps, {
      productId: request.params.id,
      author: user,
      rating,
      comment: comment?.trim() || null,
      photos,
    })
    if (!written.ok) return refuse(reply, refusalOf(written.error))
    return reply.code(201).send(success(presentReview(written.value), 'Thank you for your review!'))
  })
}
