import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { PageBody } from './page-body.ts'
import { type CachedPage, PageCache } from './page-cache.ts'

let [longWays, counted, version, isClosing] = [0, 0, 1, false]
const pages = new PageCache({
  render: async (key) => pageOf(`${key} ${version}`),
  now: () => 0,
  maxBytes: 1_000_000,
  maxAgeMs: 1000,
  keep: () => true,
  onBackgroundError: () => {},
})
const answers = new AnswerCache({
  newId: () => 'an-id',
  isClosing: () => isClosing,
  onAnswered: () => (counted += 1),
})

function pageOf(text: string): CachedPage {
  return { status: 200, headers: {}, etag: '"1"', body: new PageBody(text), tags: ['products'], renderedAt: 0 }
}

/** The long way, as the framework goes it. */
const server = http.createServer(async ({ url = '', headers: asked }, response) => {
  longWays += 1
  const page = await pages.get(url)
  const body = page.body.identity
  const headers = { 'x-rule': 'given', 'x-request-id': 'its-first', 'content-length': body.length }
  const isStillGood = () => pages.kept(url) === page
  answers.remember({ url, headers: asked }, { body, headers, route: '/*', isStillGood })
  response.writeHead(200, headers).end(body)
})
answers.standBefore(server)
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())
beforeEach(async () => {
  pages.clear()
  await ask()
  ;[longWays, counted, isClosing] = [0, 0, false]
})

type Asked = { method?: string; headers?: http.OutgoingHttpHeaders; url?: string }

async function ask({ method = 'GET', headers = {}, url = '/products' }: Asked = {}) {
  const request = http.request({
    port,
    path: url,
    method,
    headers: { 'accept-encoding': 'br', ...headers },
    agent: false,
  })
  const [response] = (await once(request.end(), 'response')) as [http.IncomingMessage]
  return { headers: response.headers, text: Buffer.concat(await response.toArray()).toString() }
}

test('who comes next gets the same answer, with a number of its own, and is counted', async () => {
  const { headers, text } = await ask()
  expect({ longWays, counted }).toEqual({ longWays: 0, counted: 1 })
  expect(text).toBe('/products 1')
  expect(headers).toMatchObject({ 'x-rule': 'given', 'x-request-id': 'an-id', 'content-length': '11' })
})

test('a page that changed is answered anew', async () => {
  version = 2
  pages.drop(['products'])
  expect((await ask()).text).toBe('/products 2')
  expect(longWays).toBe(1)
  expect((await ask()).text).toBe('/products 2')
  expect(longWays).toBe(1)
})

test('whatever is unusual goes the long way', async () => {
  const unusual: Asked[] = [
    { method: 'HEAD' },
    { headers: { 'if-none-match': '"1"' } },
    { headers: { 'if-modified-since': 'Mon, 16 Nov 2026 10:00:00 GMT' } },
    { headers: { range: 'bytes=0-1' } },
    { headers: { accept: 'image/avif' } },
    { headers: { 'accept-encoding': 'gzip' } },
    { headers: { 'content-length': '0' } },
    { headers: { Authorization: ['Bearer a', 'Bearer b'] } },
    { url: '/products?utm_source=a' },
  ]
  for (const request of unusual) {
    const before = longWays
    await ask(request)
    expect(longWays, JSON.stringify(request)).toBe(before + 1)
  }
  isClosing = true
  await ask()
  expect(longWays).toBe(unusual.length + 1)
})
