import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CouponJson } from '#domain/api/coupon-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { addDays, istDate } from '#domain/time/ist.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const asha = await addPerson(db, 'staff')
const meera = await addPerson(db, 'staff')
const today = istDate(shop.clock.now())
const TERMS = {
  percent: 10,
  amount: null,
  maximum: 1500,
  minimum: 1000,
  starts_on: today,
  ends_on: null,
  total_limit: 5,
  per_person: 1,
  note: 'Opening week',
}
let made = 0
const make = (body: object = {}, person = asha) =>
  shop.post('/api/backoffice/coupons', person.headers, { code: `DESK-${(made += 1)}`, ...TERMS, ...body })
const coupon = async (body: object = {}): Promise<CouponJson> => {
  const answer = await make(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CouponJson }>().data
}
const change = ({ id, version }: CouponJson, body: object, person = asha) =>
  shop.patch(`/api/backoffice/coupons/${id}`, person.headers, { ...TERMS, version, ...body })
const press = ({ id, version }: CouponJson, name: 'pause' | 'end', body: object = {}) =>
  shop.patch(`/api/backoffice/coupons/${id}/${name}`, asha.headers, { version, ...body })
const list = async (query: string) =>
  (await shop.app.inject({ url: `/api/backoffice/coupons${query}`, headers: asha.headers })).json<{
    data: { data: CouponJson[]; total: number }
  }>().data

async function tryIt({ code }: CouponJson) {
  const items = [{ product_id: await addProduct(db, { price: rupees(5000) }), quantity: 1 }]
  const buyer = await addPerson(db)
  return shop.post('/api/coupons/preview', buyer.headers, { coupon_code: code, items })
}

test('a coupon is made, used, and says what it gave and brought in', async () => {
  const fresh = await coupon({ code: ' diwali 26 ' })
  expect(fresh).toMatchObject({ code: 'DIWALI26', benefit: '10% off, at most ₹1,500', state: 'running', used: 0 })
  const buyer = await addPerson(db)
  const line = { product_id: await addProduct(db, { price: rupees(6000) }), quantity: 1 }
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, {
    ...orderBody(line),
    coupon_code: fresh.code,
  })
  await shop.verify(buyer, await shop.pay(answer.json<{ data: Parameters<typeof shop.pay>[0] }>().data))
  const [row] = (await list('?search=diwali')).data
  expect(row).toMatchObject({ used: 1, given: 600, revenue: 5400, version: fresh.version })
})

test('paused it is refused at the checkout, and goes on when it is let', async () => {
  const running = await coupon()
  expect((await tryIt(running)).statusCode).toBe(200)
  const paused = (await press(running, 'pause', { is_paused: true })).json<{ data: CouponJson }>().data
  expect(paused.state).toBe('paused')
  expect((await tryIt(paused)).json()).toMatchObject({ code: 'coupon_unknown' })
  const again = (await press(paused, 'pause', { is_paused: false })).json<{ data: CouponJson }>().data
  expect((await tryIt(again)).statusCode).toBe(200)
  const ended = (await press(again, 'end')).json<{ data: CouponJson }>().data
  expect(ended).toMatchObject({ state: 'ended', ends_on: today })
  expect((await tryIt(ended)).json()).toMatchObject({ code: 'coupon_ended' })
  const log = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `coupon:${running.id}`))
  expect(log.map(({ action }) => action)).toEqual(['coupon.made', 'coupon.paused', 'coupon.resumed', 'coupon.ended'])
})

test('one that has not begun can be ended too', async () => {
  const later = await coupon({ starts_on: addDays(today, 3) })
  expect(later.state).toBe('scheduled')
  expect((await press(later, 'end')).json()).toMatchObject({ data: { state: 'ended' } })
})

test('the last day counts whole, in India', async () => {
  const short = await coupon({ ends_on: today })
  expect((await list(`?search=${short.code}`)).data[0]).toMatchObject({ ends_on: today, state: 'running' })
})

test('the second editor is told who was there, and a limit is not set below what is used', async () => {
  const fresh = await coupon()
  expect((await change(fresh, { minimum: 2000 }, meera)).statusCode).toBe(200)
  expect((await change(fresh, { minimum: 3000 })).json()).toMatchObject({
    code: 'changed_meanwhile',
    message: expect.stringMatching(/^Person \d+ changed this coupon/) as string,
  })
  await shop.pool.query('update coupons set used = 3 where id = $1', [fresh.id])
  const now = { ...fresh, version: fresh.version + 1 }
  expect((await change(now, { total_limit: 2 })).json()).toMatchObject({
    errors: { total_limit: [expect.stringContaining('3 times')] },
  })
  expect((await change(now, { total_limit: 3 })).json()).toMatchObject({ data: { state: 'used_up' } })
})

test('nonsense is refused at its field', async () => {
  const { code } = await coupon()
  const errorsOf = async (body: object) => (await make(body)).json<{ errors: Record<string, string[]> }>().errors
  expect(await errorsOf({ code })).toHaveProperty('code')
  expect(await errorsOf({ code: 'ÄÖ' })).toHaveProperty('code')
  expect(await errorsOf({ percent: null })).toHaveProperty('amount')
  expect(await errorsOf({ amount: 100 })).toHaveProperty('amount')
  expect(await errorsOf({ ends_on: addDays(today, -1) })).toHaveProperty('ends_on')
  expect(await errorsOf({ minimum: 10.005 })).toHaveProperty('minimum')
  expect(await errorsOf({ percent: 101 })).toHaveProperty('percent')
})

test('each state is found by its filter, and each coupon by exactly one', async () => {
  const states = ['running', 'scheduled', 'paused', 'used_up', 'ended']
  const found = await Promise.all(states.map((state) => list(`?state=${state}`)))
  found.forEach(({ data }, at) => expect(data.every(({ state }) => state === states[at])).toBe(true))
  const total = found.reduce((sum, each) => sum + each.total, 0)
  expect(total).toBe((await list('')).total)
})
