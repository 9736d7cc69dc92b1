import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { IMMUTABLE } from '#server/http/immutable.ts'
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

const root = await mkdtemp(path.join(tmpdir(), 'saalghar-pages-'))
afterAll(() => rm(root, { recursive: true, force: true }))
async function build(file: string): Promise<void> {
  const place = path.join(root, 'dist/client', file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, file)
}

async function openShop({ serveBuiltAssets = false } = {}) {
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
  await app.register(pageRoutes, { pages, answers, budget: async () => null, root, serveBuiltAssets })
  const ask = (headers = {}) => app.inject({ url: '/products', headers: { 'accept-encoding': 'br', ...headers } })
  return { app, ask, pages }
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

test('what was built is served from its place alone, and what is gone costs no page', async () => {
  for (const file of ['assets/cart-1a2b.js', 'announcement.js', '.vite/manifest.json', '../server/main.js'])
    await build(file)
  const { app } = await openShop({ serveBuiltAssets: true })
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    return { status: statusCode, cache: headers['cache-control'], type: headers['content-type'], body }
  }
  expect(await ask('/assets/cart-1a2b.js')).toMatchObject({
    status: 200,
    cache: IMMUTABLE,
    body: 'assets/cart-1a2b.js',
  })
  expect(await ask('/announcement.js')).toMatchObject({ status: 200, cache: 'public, max-age=3600' })
  const gone = await ask('/assets/cart-of-yesterday.js')
  expect(gone).toMatchObject({ status: 404, type: expect.stringContaining('json') })
  expect(await ask('/assets/..%2f..%2fserver%2fmain.js')).toEqual(gone)
  expect((await ask('/.vite/manifest.json')).body).toBe(html)
})
