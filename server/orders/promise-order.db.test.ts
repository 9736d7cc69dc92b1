import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OrderJson } from '#domain/api/orders.ts'
import { HOUR } from '#domain/time/durations.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress, orderBody } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { app, db } = shop
const buyer = await addPerson(db)

const place = (address: Partial<typeof anAddress>, productId: number) =>
  shop.post('/api/orders', buyer.headers, {
    ...orderBody({ product_id: productId, quantity: 1 }),
    shipping_address: { ...anAddress, ...address },
  })
const gangtok = { city: 'Gangtok', state: 'Sikkim', postal_code: '737101' }
const portBlair = { city: 'Port Blair', state: 'Andaman and Nicobar Islands', postal_code: '744101' }

test('an order to Gangtok has its days from the moment it is placed', async () => {
  const { data } = (await place(gangtok, await addProduct(db))).json<{ data: OrderJson }>()
  expect(data.promised_from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect((data.promised_to ?? '') > (data.promised_from ?? '')).toBe(true)
})

test('where we do not deliver no order is made, by neither door, and the PIN is named', async () => {
  const productId = await addProduct(db, { stock: 1 })
  const answer = await place(portBlair, productId)
  const errors = { 'shipping_address.postal_code': ['We do not deliver to PIN 744101.'] }
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'not_deliverable', errors }])
  const body = {
    ...orderBody({ product_id: productId, quantity: 1 }),
    shipping_address: { ...anAddress, ...portBlair },
  }
  const paying = await shop.post('/api/razorpay/create-order', buyer.headers, body)
  expect([paying.statusCode, paying.json()]).toMatchObject([422, { code: 'not_deliverable' }])
  expect(await shop.stockOf(productId)).toEqual({ onHand: 1, held: 0 })
})

test('paid a day later, the days count from the payment, and the mail says them', async () => {
  const opened = await shop.open(buyer, { product_id: await addProduct(db), quantity: 1 })
  const before = await shop.orderOf(buyer, opened.order.id)
  shop.clock.advance(23 * HOUR + 50 * 60_000)
  await shop.verify(buyer, await shop.pay(opened))
  const after = await shop.orderOf(buyer, opened.order.id)
  expect(after.payment_status).toBe('paid')
  expect((after.promised_to ?? '') > (before.promised_to ?? '')).toBe(true)
  await shop.runJobs()
  const mail = shop.mails.findLast(({ subject }) => subject.includes(after.order_number))
  expect(mail?.text).toMatch(/Promised delivery: \w{3}, \d+ \w+ – \w{3}, \d+ \w+/)
})

test('sent elsewhere, the days move; sent where we do not go, nothing changes', async () => {
  const { data } = (await place({}, await addProduct(db))).json<{ data: OrderJson }>()
  const change = (address: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/orders/${data.id}`,
      headers: buyer.headers,
      payload: { shipping_address: { ...anAddress, ...address } },
    })
  const moved = (await change({ city: 'Mumbai', state: 'Maharashtra', postal_code: '400050' })).json<{
    data: OrderJson
  }>()
  expect((moved.data.promised_to ?? '') > (data.promised_to ?? '')).toBe(true)
  expect((await change(portBlair)).json()).toMatchObject({ code: 'not_deliverable' })
  expect((await shop.orderOf(buyer, data.id)).promised_to).toBe(moved.data.promised_to)
})

test('the database itself keeps no paid order without a date', async () => {
  const { data } = (await place({}, await addProduct(db))).json<{ data: OrderJson }>()
  const undated = { paidAt: new Date(), promisedFrom: null, promisedTo: null }
  await expect(db.update(orders).set(undated).where(eq(orders.id, data.id))).rejects.toMatchObject({
    cause: { constraint: 'orders_paid_is_promised' },
  })
})
