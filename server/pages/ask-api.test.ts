import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { isPageRenderer } from '#server/http/page-renderer-mark.ts'
import { refuse, unauthenticated } from '#server/http/reply.ts'
import { askApi } from './ask-api.ts'

const shop = Fastify()
shop.get('/refused', async (_request, reply) => refuse(reply, unauthenticated))
shop.get('/asked', async (request) => ({
  who: isPageRenderer(request),
  ...request.headers,
  ...(request.query as object),
}))
shop.get('/tagged', async (_request, reply) => {
  tagReply(reply, 'listing', 'card:7')
  goodUntil(reply, [new Date(2000), new Date(1000)])
  return {}
})

test('the routes know who asks, and for what', async () => {
  const { body } = await askApi(shop, '/asked?search=%E0%A4%AE%E0%A5%87%E0%A4%9C&max_price=30000')
  expect(body).toMatchObject({ who: true, accept: 'application/json', search: 'मेज', max_price: '30000' })
})

test('a page is told of a refusal, and why', async () => {
  expect(await askApi(shop, '/refused')).toMatchObject({ status: 401, body: { success: false } })
})

test('an answer says what it was made of and until when it is good', async () => {
  expect(await askApi(shop, '/tagged')).toMatchObject({ tags: ['listing', 'card:7'], goodUntil: 1000 })
  expect(await askApi(shop, '/asked')).toMatchObject({ tags: [], goodUntil: Infinity })
})
