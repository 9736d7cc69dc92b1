import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import { CATALOG } from '#domain/api/endpoints/catalog.ts'
import { ORDERS, PAYMENTS } from '#domain/api/endpoints/orders.ts'
import { type Api, ApiError } from './api.ts'
import { call, isRefusedWith, pathOf } from './call.ts'

function listeningApi() {
  const calls: unknown[][] = []
  const answer = (...asked: unknown[]) => {
    calls.push(asked)
    return Promise.resolve({ success: true, data: null }) as never
  }
  const api: Api = { get: answer, send: answer, file: answer }
  return { api, calls }
}

test('a call goes where the row of its endpoint says, with what it was given', async () => {
  const { api, calls } = listeningApi()
  await call(api, CATALOG.one, { params: { id: 'sal wood/bench' } })
  await call(api, CATALOG.list, { query: '?room_id=2&view=card' })
  await call(api, CATALOG.featured, { query: { view: 'card' } })
  await call(api, ORDERS.change, { params: { id: 7 }, body: { notes: 'Ring twice' } })
  await call(api, ACCOUNTS.logout)
  expect(calls).toEqual([
    ['/api/products/sal%20wood%2Fbench', undefined],
    ['/api/products?room_id=2&view=card'],
    ['/api/products/featured', { view: 'card' }],
    ['PUT', '/api/orders/7', { notes: 'Ring twice' }, undefined],
    ['POST', '/api/logout', undefined, undefined],
  ])
})

test('a file is one part of a path with its ending', () => {
  expect(pathOf('/api/orders/:id/documents/:document.pdf', { id: 3, document: 12 })).toBe(
    '/api/orders/3/documents/12.pdf',
  )
})

test('what an endpoint does not know does not compile', () => {
  const { api } = listeningApi()
  // @ts-expect-error an order is asked for by its id
  void (() => call(api, ORDERS.one))
  // @ts-expect-error there is no such field to change
  void (() => call(api, ACCOUNTS.changeName, { body: { title: 'Dr' } }))
  // @ts-expect-error a payment is not refused like that
  expect(isRefusedWith(new ApiError(409, { code: 'too_late' }), PAYMENTS.verify, 'payed')).toBe(false)
  expect(isRefusedWith(new ApiError(409, { code: 'payment_returned' }), PAYMENTS.verify, 'payment_returned')).toBe(true)
})

test('no address of the API is written by hand in the web', () => {
  const web = join(import.meta.dirname, '..')
  const written = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => /['"`]\/api\/[a-z]/.test(readFileSync(join(web, file), 'utf8')))
  expect(written).toEqual([])
})
