import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { catalogContract } from '#domain/api/catalog.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { normalisePin, PIN_MESSAGE } from '#domain/shipping/pin-code.ts'
import { customerOf } from '#server/http/access.ts'
import { tagReply } from '#server/http/cache-tags.ts'
import { notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slices.ts'
import {
  presentCard,
  presentFacets,
  presentProduct,
  presentReview,
  presentRoom,
  type ProductRow,
} from './catalog.present.ts'
import {
  findCategories,
  findFeatured,
  findProduct,
  findProductsByIds,
  findRelated,
  findRooms,
} from './catalog.store.ts'
import { dropEmptyParameters } from './empty-parameters.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { listProducts } from './list-products.ts'
import { productKeyOf } from './product-key.ts'
import { refusalOf } from './review-refusals.ts'
import { findStanding } from './reviews.store.ts'
import { writeReview } from './write-review.ts'

const FEATURED = 8
const RELATED = 4
const unknownProduct = notFound('Product not found')

export const catalogRoutes: Slice = async (server, deps) => {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { db, clock } = deps
  const access = { config: { access: 'public' as const }, preValidation: dropEmptyParameters }

  app.get('/api/products', { ...access, schema: catalogContract.list }, async ({ query }, reply) => {
    const { items, counts, corrected } = await listProducts(deps, query)
    const per_page = query.per_page ?? PRODUCTS_PER_PAGE
    tagReply(reply, 'listing', 'categories')
    return success({
      data: query.view === 'card' ? items.map(presentCard) : items.map((item) => presentProduct(item as ProductRow)),
      current_page: query.page ?? 1,
      last_page: lastPageOf(counts.total, per_page),
      per_page,
      total: counts.total,
      ...(counts.facets ? { facets: presentFacets(counts.facets) } : {}),
      ...(corrected === null ? {} : { corrected_search: corrected }),
    })
  })

  app.get('/api/products/featured', { ...access, schema: catalogContract.featured }, async (_request, reply) => {
    tagReply(reply, 'listing')
    return success((await findFeatured(db, FEATURED)).map(presentProduct))
  })

  app.get('/api/products/by-ids', { ...access, schema: catalogContract.byIds }, async ({ query }) =>
    success((await findProductsByIds<ProductRow>(db, query.ids, 'full')).map(presentProduct)),
  )

  app.get('/api/products/:id', { ...access, schema: catalogContract.one }, async ({ params }, reply) => {
    const key = productKeyOf(params.id)
    const product = key && (await findProduct(db, key))
    if (!product) return refuse(reply, unknownProduct)
    tagReply(reply, `product:${product.id}`, 'categories')
    return success(presentProduct(product))
  })

  app.get('/api/products/:id/related', { ...access, schema: catalogContract.related }, async ({ params }, reply) => {
    const key = productKeyOf(params.id)
    const product = key && (await findProduct(db, key))
    if (!product) return refuse(reply, unknownProduct)
    tagReply(reply, 'listing')
    return success((await findRelated(db, product.id, RELATED)).map(presentCard))
  })

  app.get('/api/categories', { ...access, schema: catalogContract.categories }, async (_request, reply) => {
    tagReply(reply, 'categories')
    return success(await findCategories(db))
  })

  app.get('/api/rooms', { ...access, schema: catalogContract.rooms }, async (_request, reply) => {
    tagReply(reply, 'categories')
    return success((await findRooms(db)).map(presentRoom))
  })

  const forCustomers = { config: { access: 'customer' as const } }
  app.get('/api/products/:id/my-review', { ...forCustomers, schema: catalogContract.standing }, async (request) => {
    const { standing, review } = await findStanding(db, request.params.id, customerOf(request).user.id)
    return success({ standing, review: review && presentReview(review) })
  })

  const limited = { config: { access: 'customer' as const, limit: 'review' as const } }
  app.post('/api/products/:id/reviews', { ...limited, schema: catalogContract.review }, async (request, reply) => {
    const { user } = customerOf(request)
    const { rating, comment } = request.body
    const written = await writeReview(deps, {
      productId: request.params.id,
      author: user,
      rating,
      comment: comment?.trim() || null,
    })
    if (!written.ok) return refuse(reply, refusalOf(written.error))
    return reply.code(201).send(success(presentReview(written.value), 'Thank you for your review!'))
  })

  app.get('/api/delivery-estimate', { ...access, schema: catalogContract.delivery }, async ({ query }, reply) => {
    const product = query.product_id === undefined ? undefined : await findProduct(db, { id: query.product_id })
    if (query.product_id !== undefined && !product) return refuse(reply, unknownProduct)
    const wanted = product ? { ...product, quantity: query.quantity ?? 1 } : null
    const estimate = estimateDelivery(normalisePin(query.pin), wanted, clock.now())
    if (!estimate) return refuse(reply, badPin)
    return success(estimate)
  })
}

const badPin: Refusal = { status: 422, code: 'validation', message: PIN_MESSAGE, errors: { pin: [PIN_MESSAGE] } }
