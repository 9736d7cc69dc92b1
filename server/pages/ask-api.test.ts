import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { goodUntil, tagReply } from '#server/http/cache-tags.ts'
import { isPageRenderer } from '#server/http/page-renderer-mark.ts'
import { refuse, unauthenticated } from '#server/http/reply.ts'
import { askApi } from './ask-api.ts'

const shop = Fastify({ handlerTimeout: 50 })
shop.addHook('onRequest', async (request, reply) => {
  if (request.url === '/refused') return refuse(reply, unauthenticated)
})
shop.get('/returned', async () => ({ sofa: '₹' }))
shop.get('/sent', async (_request, reply) => reply.code(201).send({ sofa: '₹' }))
shop.get('/sent-later', (_request, reply) => void setImmediate(() => reply.send({ sofa: '₹' })))
shop.get('/streamed', async (_request, reply) =>
  reply.type('application/json').send(Readable.from(['{"sofa":', '"₹"}'])),
)
shop.get('/thrown', async () => {
  throw new Error('the drawer is stuck')
})
shop.get('/never', () => new Promise(() => {}))
shop.get('/refused', async () => ({}))
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

test.each(['/returned', '/sent', '/sent-later', '/streamed', '/thrown', '/never', '/refused', '/nowhere'])(
  'a page is told what a caller over the network is told: %s',
  async (path) => {
    const told = await shop.inject(path)
    expect(await askApi(shop, path)).toMatchObject({ status: told.statusCode, body: told.json<unknown>() })
  },
)

test('the routes know who asks, and for what', async () => {
  const { body } = await askApi(shop, '/asked?search=%E0%A4%AE%E0%A5%87%E0%A4%9C&max_price=30000')
  expect(body).toMatchObject({ who: true, accept: 'application/json', search: 'मेज', max_price: '30000' })
})

test('an answer says what it was made of and until when it is good', async () => {
  expect(await askApi(shop, '/tagged')).toMatchObject({ tags: ['listing', 'card:7'], goodUntil: 1000 })
  expect(await askApi(shop, '/returned')).toMatchObject({ tags: [], goodUntil: Infinity })
})
