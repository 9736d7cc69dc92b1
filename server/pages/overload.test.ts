import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'
import { AnswerCache } from './answer-cache.ts'
import { pageBudget } from './page-budget.ts'
import { PageBody } from './page-body.ts'
import { PageCache } from './page-cache.ts'
import { pageRoutes } from './pages.routes.ts'
import { shedLoad } from './shed-load.ts'

const renders = limitConcurrency({ atOnce: 2, waiting: 5 })
const held: (() => void)[] = []
const newId = () => 'an-id'
const pages = new PageCache({
  render: (key) =>
    renders(async () => {
      if (key !== '/about') await new Promise<void>((resolve) => held.push(resolve))
      return { status: 200, headers: {}, etag: '"1"', body: new PageBody(key), tags: [], renderedAt: 0 }
    }),
  now: () => 0,
  maxBytes: 1_000_000,
  maxAgeMs: 1000,
  keep: () => true,
  onBackgroundError: () => {},
})
const answers = new AnswerCache({ newId, isClosing: () => false, onAnswered: () => {} })
const app = Fastify()
const isKept = (key: string) => pages.kept(key) !== undefined
answers.standBefore(app.server, shedLoad({ isFull: renders.isFull, isKept, newId }))
app.get('/healthz', async () => ({ status: 'ok' }))
await app.register(pageRoutes, { pages, answers, budget: async () => null, root: '', serveBuiltAssets: false })
await app.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
afterAll(() => app.close())

test('two are rendered, five wait, everybody else is told at once when to come back; kept pages and health answer', async () => {
  expect((await fetch(`${origin}/about`)).status).toBe(200)
  const waiting = Array.from({ length: 7 }, (_, n) => fetch(`${origin}/product/waits-${n}`))
  while (!renders.isFull()) await new Promise((resolve) => setTimeout(resolve, 5))
  const late = await Promise.all(Array.from({ length: 20 }, (_, n) => fetch(`${origin}/product/late-${n}`)))
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 503))
  expect(late[0]?.headers.get('retry-after')).toBe('2')
  expect(late[0]?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await late[0]?.text()).toContain('One moment please')
  expect((await fetch(`${origin}/about`)).status).toBe(200)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  while (renders.waiting() > 0 || held.length > 0) {
    held.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
})

test('one address has three hundred pages a minute rendered; this machine, where a proxy may stand, has no such limit', async () => {
  const budget = pageBudget()
  for (let n = 0; n < 300; n += 1) expect(await budget('203.0.113.7')).toBeNull()
  expect(await budget('203.0.113.7')).toBeGreaterThan(0)
  expect(await budget('203.0.113.8')).toBeNull()
  for (let n = 0; n < 400; n += 1) expect(await budget('127.0.0.1')).toBeNull()
})

test('the memory of a page counts its address', async () => {
  const before = pages.size.bytes
  const long = `/about/${'x'.repeat(5_000)}`
  const small = new PageCache({
    render: async (key) => ({
      status: 200,
      headers: {},
      etag: '',
      body: new PageBody(''),
      tags: ['all', key],
      renderedAt: 0,
    }),
    now: () => 0,
    maxBytes: 50_000,
    maxAgeMs: 1000,
    keep: () => true,
    onBackgroundError: () => {},
  })
  for (let n = 0; n < 20; n += 1) await small.get(`${long}${n}`)
  expect(small.size.pages).toBeLessThan(5)
  expect(pages.size.bytes).toBe(before)
})
