import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OrderJson } from '#domain/api/orders.ts'
import { rupees } from '#domain/money/paise.ts'
import { HOLD_TERMS, holdUntil } from '#domain/orders/hold.ts'
import { products } from '#server/db/schema/catalog.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { orders } from '#server/db/schema/orders.ts'
import { transact } from '#server/db/transaction.ts'
import { extendHold } from '#server/stock/stock-use.ts'
import { addPerson, addProduct, anAddress, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { expireEndedHolds, expireHold } from './expire-hold.ts'
import { ordering } from './testing/ordering.ts'

const shop = await testShop()
const { app, db } = shop
const { place, stockOf } = ordering(shop)
type Headers = Record<string, string>

describe('reading orders', () => {
  test('staff are told which consignments need an e-way bill; nobody else is', async () => {
    const [buyer, staff] = [await addPerson(db), await addPerson(db, 'staff')]
    const seenBy = async (headers: Headers, price: number) => {
      const product_id = await addProduct(db, { price: rupees(price) })
      const { data } = (await place(buyer.headers, orderBody({ product_id, quantity: 1 }))).json<{ data: OrderJson }>()
      const tracked = await app.inject({ url: `/api/orders/track/${data.order_number}`, headers })
      return tracked.json<{ data: OrderJson }>().data.needs_eway_bill
    }
    expect(await seenBy(staff.headers, 50_000)).toBe(false)
    expect(await seenBy(staff.headers, 50_001)).toBe(true)
    expect(await seenBy(buyer.headers, 50_001)).toBeNull()
    expect(await seenBy({}, 50_001)).toBeNull()
  })

  test('pieces bring the small sizes of their picture along', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db)
    await db.update(products).set({ mainImage: 'terai-1.webp' }).where(eq(products.id, product_id))
    await db.insert(pictures).values({
      file: 'products/terai-1.webp',
      width: 1600,
      height: 2000,
      alt: 'A table',
      color: '#aabbcc',
      placeholder: 'data:x',
    })
    const { data } = (await place(buyer.headers, orderBody({ product_id, quantity: 1 }))).json<{ data: OrderJson }>()
    const [picture] = data.items[0]?.product?.pictures ?? []
    expect(picture).toMatchObject({ url: expect.stringContaining('/media/products/terai-1.webp?v='), is_sized: true })
  })

  test('my orders, one of them, my figures and nobody else’s', async () => {
    const [buyer, other] = [await addPerson(db), await addPerson(db)]
    const product_id = await addProduct(db)
    const { data: order } = (await place(buyer.headers, orderBody({ product_id, quantity: 2 }))).json<{
      data: OrderJson
    }>()
    const get = (url: string, headers: Headers) => app.inject({ url, headers })

    expect((await get('/api/orders', buyer.headers)).json<{ data: OrderJson[] }>().data.map(({ id }) => id)).toEqual([
      order.id,
    ])
    expect((await get('/api/orders?status=delivered', buyer.headers)).json()).toMatchObject({ data: [] })
    expect((await get('/api/orders', other.headers)).json()).toMatchObject({ data: [] })
    expect((await get(`/api/orders/${order.id}`, buyer.headers)).statusCode).toBe(200)
    expect((await get(`/api/orders/${order.id}`, other.headers)).statusCode).toBe(404)
    expect((await get('/api/orders/stats', buyer.headers)).json()).toMatchObject({
      data: { total_orders: 1, pending_orders: 1, total_spent: 0 },
    })
  })

  test('whoever only has the number sees status, items and totals, but not the person', async () => {
    const [buyer, other] = [await addPerson(db), await addPerson(db)]
    const product_id = await addProduct(db)
    const { data: order } = (
      await place(buyer.headers, { ...orderBody({ product_id, quantity: 1 }), notes: 'Ring twice' })
    ).json<{ data: OrderJson }>()
    const track = async (headers: Headers) =>
      (await app.inject({ url: `/api/orders/track/${order.order_number.toLowerCase()}`, headers })).json<{
        data: OrderJson
      }>().data
    for (const headers of [{}, other.headers]) {
      const seen = await track(headers)
      expect(seen).toMatchObject({
        total_amount: 5000,
        status: 'pending',
        notes: null,
        is_owner: false,
        can_pay: false,
      })
      const text = JSON.stringify(seen)
      for (const secret of ['Anjali', 'Rai', 'anjali@example.com', '12345', 'Hill Cart', 'Ring twice'])
        expect(text).not.toContain(secret)
    }
    expect((await track(buyer.headers)).billing_address).toMatchObject({
      name: 'Anjali Rai',
      email: 'anjali@example.com',
    })
  })

  test('an unknown number is "Order not found"', async () => {
    for (const number of ['SLG-000000000000', 'nonsense', '%00'])
      expect((await app.inject(`/api/orders/track/${number}`)).json()).toMatchObject({
        success: false,
        message: 'Order not found',
      })
  })
})

describe('changing an order', () => {
  test('the owner changes notes and delivery address until it ships', async () => {
    const [buyer, other] = [await addPerson(db), await addPerson(db)]
    const product_id = await addProduct(db)
    const { data: order } = (await place(buyer.headers, orderBody({ product_id, quantity: 1 }))).json<{
      data: OrderJson
    }>()
    const change = (headers: Headers, payload: object) =>
      app.inject({ method: 'PUT', url: `/api/orders/${order.id}`, headers, payload })

    const changed = await change(buyer.headers, {
      notes: 'Third floor',
      shipping_address: { ...anAddress, city: 'Darjeeling' },
      total_amount: 1,
    })
    expect(changed.json()).toMatchObject({
      data: { notes: 'Third floor', total_amount: 5000, shipping_address: { city: 'Darjeeling' } },
    })
    expect((await change(other.headers, { notes: 'mine' })).statusCode).toBe(404)
    expect((await change(buyer.headers, { shipping_address: { ...anAddress, postal_code: '1' } })).statusCode).toBe(422)
    await db.update(orders).set({ status: 'shipped', paymentStatus: 'paid' }).where(eq(orders.id, order.id))
    expect((await change(buyer.headers, { notes: 'too late' })).statusCode).toBe(409)
  })
})

describe('the hold', () => {
  test('that was prolonged outlives the job that was to end it', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 1 })
    const { data: order } = (await place(buyer.headers, orderBody({ product_id, quantity: 1 }))).json<{
      data: OrderJson
    }>()
    shop.clock.advance(15 * 60_000)
    const prolonged = holdUntil(shop.clock.now(), HOLD_TERMS)
    await transact(db, (tx) => extendHold(tx, order.id, prolonged))
    shop.clock.advance(6 * 60_000)
    await expireHold(shop.deps, order.id)
    expect(await stockOf(product_id)).toEqual({ onHand: 1, held: 1 })
    shop.clock.advance(15 * 60_000)
    await expireHold(shop.deps, order.id)
    expect(await stockOf(product_id)).toEqual({ onHand: 1, held: 0 })
  })

  test('ends after twenty minutes: the pieces are free again and the order can still be paid', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 2 })
    const { data: order } = (await place(buyer.headers, orderBody({ product_id, quantity: 2 }))).json<{
      data: OrderJson
    }>()
    shop.clock.advance(19 * 60_000)
    await expireEndedHolds(shop.deps)
    expect(await stockOf(product_id)).toEqual({ onHand: 2, held: 2 })
    shop.clock.advance(2 * 60_000)
    await expireEndedHolds(shop.deps)
    await expireEndedHolds(shop.deps)
    expect(await stockOf(product_id)).toEqual({ onHand: 2, held: 0 })
    const after = (await app.inject({ url: `/api/orders/${order.id}`, headers: buyer.headers })).json<{
      data: OrderJson
    }>().data
    expect(after).toMatchObject({ status: 'pending', can_pay: true, held_until: null })
  })
})
