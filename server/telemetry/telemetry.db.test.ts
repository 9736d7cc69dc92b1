import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openDb, openPool } from '#server/db/connect.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { openTelemetry } from './open-telemetry.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type LogRecord = { body: { stringValue: string }; attributes: Attribute[]; traceId?: string }
type Sent = {
  resourceSpans?: { scopeSpans: { spans: Span[] }[] }[]
  resourceLogs?: { scopeLogs: { logRecords: LogRecord[] }[] }[]
}

/** A collector that we did write: it takes what it is sent and remembers it. */
const received: { url: string; key: string; body: Sent }[] = []
const collector = createServer((request: IncomingMessage, response) => {
  void json(request).then((body) => {
    received.push({ url: request.url ?? '', key: String(request.headers['x-key']), body: body as Sent })
    response.end('{}')
  })
})
await once(collector.listen(0, '127.0.0.1'), 'listening')
afterAll(() => void collector.close())

const shop = await testShop()
const telemetry = openTelemetry({
  setting: {
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    headers: { 'x-key': 'a secret' },
    service: 'shop',
    share: 1,
  },
  level: 'error',
  role: 'web',
  random: { bytes: randomBytes, uuid: randomUUID },
})

const spansOf = ({ resourceSpans = [] }: Sent) =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
const recordsOf = ({ resourceLogs = [] }: Sent) =>
  resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
const textOf = (record: LogRecord | undefined, name: string) =>
  record?.attributes.find(({ key }) => key === name)?.value.stringValue

test('a request, its statements and an error are told as one trace, without what anybody typed', async () => {
  const pool = openPool(shop.pool.options, () => undefined)
  telemetry.watchQueries(pool)
  const deps = { ...shop.deps, db: openDb(pool), log: telemetry.log }
  const options = { root: '', serveBuiltAssets: false, isClosing: () => false, watchRequests: telemetry.watchRequests }
  const { app } = await buildApp(deps, options)
  app.get('/broken', async (request) => {
    request.log.error({ err: new Error('the till is stuck') }, 'request failed')
    return {}
  })
  const traceId = randomBytes(16).toString('hex')
  await app.inject({
    url: '/api/products?search=secretword',
    headers: { traceparent: `00-${traceId}-${'1'.repeat(16)}-01` },
  })
  await app.inject({ url: '/broken' })
  await app.close()
  await telemetry.watchJobs([{ name: 'a.job', work: async () => undefined }])[0]?.work(deps, {} as never)
  await telemetry.stop()
  await pool.end()

  expect(received.map(({ url, key }) => [url, key])).toEqual([
    ['/v1/traces', 'a secret'],
    ['/v1/logs', 'a secret'],
  ])
  const spans = received.flatMap(({ body }) => spansOf(body))
  const listing = spans.find(({ name }) => name === 'GET /api/products')
  expect(listing).toMatchObject({ traceId, parentSpanId: '1'.repeat(16) })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === listing?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every((span) => span.traceId === traceId)).toBe(true)
  expect(spans.map(({ name }) => name)).toContain('job a.job')

  const [record] = received.flatMap(({ body }) => recordsOf(body))
  expect(record?.body.stringValue).toBe('request failed')
  expect(textOf(record, 'exception.message')).toBe('the till is stuck')
  expect(record?.traceId).toBe(spans.find(({ name }) => name === 'GET /broken')?.traceId)
  expect(JSON.stringify(received)).not.toContain('secretword')
})
