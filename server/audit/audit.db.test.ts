import { expect, test } from 'vitest'
import type { AuditRowJson } from '#domain/api/audit.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { transact } from '#server/db/transaction.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { type AuditEntry, writeAudit } from './write-audit.ts'

const { app, db } = await testShop()
const owner = await addPerson(db, 'owner')
const packer = await addPerson(db, 'staff')

const write = (entry: AuditEntry, at: string, requestId = 'r') =>
  transact(db, (tx) =>
    writeAudit(tx, { id: packer.id, name: 'P', address: '10.0.0.1', device: 'Chrome', requestId }, entry, new Date(at)),
  )
await write({ action: 'order.packed', subject: 'order:7' }, '2026-11-01T04:00:00Z')
await write(
  { action: 'coupon.paused', subject: 'order:8', before: { state: 'on' }, after: { state: 'paused' }, reason: '=2+2' },
  '2026-11-02T19:00:00Z',
)

const ask = async (query: string, person = owner) =>
  app.inject({ url: `/api/backoffice/audit${query}`, headers: person.headers })
const found = async (query: string) => (await ask(query)).json<{ data: PageOf<AuditRowJson> }>().data

test('the newest change stands first, with what was before and after', async () => {
  const { data, total } = await found('')
  expect(total).toBe(2)
  expect(data.map(({ action }) => action)).toEqual(['coupon.paused', 'order.packed'])
  expect(data[0]).toMatchObject({ before: { state: 'on' }, after: { state: 'paused' }, address: '10.0.0.1' })
})

test('it is filtered by what it is about, by days of India and by words', async () => {
  expect((await found('?area=coupon')).data).toHaveLength(1)
  expect((await found('?at_from=2026-11-03')).data.map(({ action }) => action)).toEqual(['coupon.paused'])
  expect((await found('?at_to=2026-11-02')).data.map(({ action }) => action)).toEqual(['order.packed'])
  expect((await found('?search=order:7')).total).toBe(1)
  expect((await found('?search=%25')).total).toBe(0)
  expect((await ask('?area=nothing')).statusCode).toBe(422)
})

test('one entry opens; one that never was does not', async () => {
  const { data } = await found('?area=order')
  expect((await ask(`/${data[0]?.id}`)).json()).toMatchObject({ data: { action: 'order.packed' } })
  expect((await ask('/999999')).statusCode).toBe(404)
})

test('the file runs no formula', async () => {
  const file = await ask('/export?area=coupon')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain("'=2+2")
  expect(file.body).toContain('state: on -> paused')
})

test('staff without the right see nothing of it', async () => {
  expect((await ask('', packer)).statusCode).toBe(403)
})
