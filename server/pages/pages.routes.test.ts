import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { PageBody } from './page-body.ts'
import { PageCache } from './page-cache.ts'
import { pageRoutes } from './pages.routes.ts'

const WORDS =
  'sal teak cane linen sofa bed bench lamp rug table oatmeal moss terracotta brass Teesta Dooars Kurseong'.split(' ')
const html = Array.from(
  { length: 4000 },
  (_, at) => `<a href="/product/${WORDS[(at * at) % 17]}">${WORDS[(at * 7) % 13]}</a>`,
).join('')

async function openShop() {
  const pages = new PageCache({
    render: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      etag: '"1"',
      body: new PageBody(html),
      tags: ['products'],
      renderedAt: 0,
    }),
    now: () => 0,
    maxBytes: 1_000_000,
    maxAgeMs: 1000,
    keep: () => true,
    onBackgroundError: () => {},
  })
  const answers = new AnswerCache({ newId: () => 'an-id', isClosing: () => false, onAnswered: () => {} })
  const app = Fastify()
  await app.register(pageRoutes, { pages, answers, budget: async () => null, root: '', serveBuiltAssets: false })
  const ask = (headers = {}) => app.inject({ url: '/products', headers: { 'accept-encoding': 'br', ...headers } })
  return { ask, pages }
}

test('a page that is asked for again comes better compressed, and is the same page', async () => {
  const { ask, pages } = await openShop()
  const [first, next] = [await ask(), await ask()]
  for (const { rawPayload } of [first, next]) expect(brotliDecompressSync(rawPayload).toString()).toBe(html)
  expect(next.rawPayload.length).toBeLessThan(first.rawPayload.length)
  pages.drop(['products'])
  expect((await ask()).rawPayload.length).toBe(first.rawPayload.length)
})

test('who has the page already is not sent it', async () => {
  const { ask } = await openShop()
  const known = await ask({ 'if-none-match': '"1"' })
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
})
