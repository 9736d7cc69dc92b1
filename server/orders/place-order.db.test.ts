import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OrderJson } from '#domain/api/orders.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { rupees } from '#domain/money/paise.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { addPerson, addProduct, anAddress, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { expireEndedHolds } from './expire-hold.ts'
import { ordering } from './testing/ordering.ts'

const shop = await testShop()
const { app, db } = shop
const { place, stockOf } = ordering(shop)

const countOrders = async () =>
  Number((await db.execute<{ n: string }>(sql`select count(*) as n from orders`)).rows[0]?.n)

describe('placing an order', () => {
  test('prices on the server, keeps what was bought and sets the pieces aside', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 5, price: rupees(6000), salePrice: rupees(5000) })
    const cheated = { product_id, quantity: 1, price: 1, unit_price: 1, name: 'Free', total: 0 }
    const answer = await place(buyer.headers, {
      ...orderBody(cheated),
      total_amount: 1,
      status: 'delivered',
      payment_status: 'paid',
    })
    expect(answer.statusCode).toBe(201)
    const { data } = answer.json<{ data: OrderJson }>()
    expect(data).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      subtotal: 4237.29,
      tax_amount: 762.71,
      shipping_amount: 0,
      total_amount: 5000,
      is_owner: true,
      can_pay: true,
      can_cancel: true,
    })
    expect(data.order_number).toMatch(/^SLG-[0-9A-Z]{12}$/)
    expect(data.billing_address.phone).toBe('+919832012345')
    expect(data.items).toMatchObject([{ quantity: 1, unit_price: 5000, total_price: 5000 }])
    expect(await stockOf(product_id)).toEqual({ onHand: 5, held: 1 })
  })

  test('below ₹5,000 delivery costs ₹200', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { price: rupees(4999) })
    const { data } = (await place(buyer.headers, orderBody({ product_id, quantity: 1 }))).json<{ data: OrderJson }>()
    expect(data).toMatchObject({ shipping_amount: 200, total_amount: 5199 })
  })

  test('the same key gives the same order, also when both requests come at once', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 5 })
    const body = orderBody({ product_id, quantity: 1 })
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer.headers, body, 'a-double-click')))
    const numbers = answers.map((answer) => answer.json<{ data: OrderJson }>().data.order_number)
    expect(new Set(numbers).size).toBe(1)
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 200, 201])
    expect(await stockOf(product_id)).toEqual({ onHand: 5, held: 1 })
  })

  test('the same key with another wish is refused, whatever the order of its fields', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 9 })
    const body = orderBody({ product_id, quantity: 1 })
    expect((await place(buyer.headers, body, 'one-key-one-wish')).statusCode).toBe(201)
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    expect((await place(buyer.headers, turned, 'one-key-one-wish')).statusCode).toBe(200)
    for (const other of [orderBody({ product_id, quantity: 2 }), { ...body, notes: 'Ring twice' }]) {
      const refused = await place(buyer.headers, other, 'one-key-one-wish')
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'key_reused'])
    }
    expect(await stockOf(product_id)).toEqual({ onHand: 9, held: 1 })
  })

  test('five unpaid orders keep pieces from others; a sixth waits until one is paid or cancelled', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 20 })
    const body = orderBody({ product_id, quantity: 1 })
    const placed = await Promise.all(Array.from({ length: 8 }, () => place(buyer.headers, body)))
    expect(placed.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect(await stockOf(product_id)).toEqual({ onHand: 20, held: 5 })
    const refused = placed.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'too_many_unpaid', message: expect.stringContaining('5 unpaid') })
    const first = placed.find(({ statusCode }) => statusCode === 201)?.json<{ data: OrderJson }>().data.id ?? 0
    await app.inject({ method: 'PATCH', url: `/api/orders/${first}/cancel`, headers: buyer.headers, payload: {} })
    expect((await place(buyer.headers, body)).statusCode).toBe(201)
  })

  test('opening the payment again and again keeps the pieces for an hour and no longer', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 1 })
    const opened = await app.inject({
      method: 'POST',
      url: '/api/razorpay/create-order',
      headers: buyer.headers,
      payload: orderBody({ product_id, quantity: 1 }),
    })
    const order_id = opened.json<{ data: OpenedPayment }>().data.order.id
    const again = () =>
      app.inject({ method: 'POST', url: '/api/razorpay/create-order', headers: buyer.headers, payload: { order_id } })
    const began = shop.clock.now()
    for (let minute = 0; minute < 70; minute += 10) {
      shop.clock.advance(10 * 60_000)
      expect((await again()).statusCode).toBe(200)
    }
    await expireEndedHolds(shop.deps)
    expect(await stockOf(product_id)).toEqual({ onHand: 1, held: 0 })
    expect((await again()).statusCode).toBe(200)
    expect(await stockOf(product_id)).toEqual({ onHand: 1, held: 0 })
    shop.clock.set(began)
  })

  test("another customer's key is another order", async () => {
    const [one, other] = [await addPerson(db), await addPerson(db)]
    const product_id = await addProduct(db, { stock: 5 })
    const body = orderBody({ product_id, quantity: 1 })
    await place(one.headers, body, 'the-same-key')
    await place(other.headers, body, 'the-same-key')
    expect(await stockOf(product_id)).toEqual({ onHand: 5, held: 2 })
  })

  test('takes one request and at most 16 statements', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db)
    const statements = await countStatements(() =>
      place(buyer.headers, orderBody({ product_id, quantity: 1 }), 'counted-order'),
    )
    expect(statements).toBeLessThanOrEqual(16)
    expect(statements).toBeGreaterThan(5)
  })

  test('needs somebody who is logged in', async () => {
    expect((await place({}, orderBody())).statusCode).toBe(401)
  })
})

describe('bad input leaves no order and no hold behind', () => {
  const cases: [string, (id: number) => object, number, string][] = [
    ['quantity 0', (id) => orderBody({ product_id: id, quantity: 0 }), 422, 'items.0.quantity'],
    ['quantity -1', (id) => orderBody({ product_id: id, quantity: -1 }), 422, 'items.0.quantity'],
    ['quantity 1.5', (id) => orderBody({ product_id: id, quantity: 1.5 }), 422, 'items.0.quantity'],
    ['quantity a thousand million', (id) => orderBody({ product_id: id, quantity: 1e9 }), 422, 'items.0.quantity'],
    ['quantity not a number', (id) => orderBody({ product_id: id, quantity: Number.NaN }), 422, 'items.0.quantity'],
    [
      'quantity as text',
      (id) => orderBody({ product_id: id, quantity: '1' as unknown as number }),
      422,
      'items.0.quantity',
    ],
    ['an unknown product', () => orderBody({ product_id: 2_000_000_000, quantity: 1 }), 422, 'items.0.product_id'],
    ['a product id beyond the database', () => orderBody({ product_id: 1e12, quantity: 1 }), 422, 'items.0.product_id'],
    ['more than there is', (id) => orderBody({ product_id: id, quantity: 4 }), 409, 'items.0.quantity'],
    [
      'two lines of one product above the stock together',
      (id) => orderBody({ product_id: id, quantity: 2, options: { colour: 'sal' } }, { product_id: id, quantity: 2 }),
      409,
      'items.0.quantity',
    ],
    ['an empty cart', () => orderBody(), 422, 'items'],
    ['no cart at all', () => ({ billing_address: anAddress }), 422, 'items'],
    [
      'empty address fields',
      (id) => ({ ...orderBody({ product_id: id, quantity: 1 }), billing_address: { ...anAddress, city: ' ' } }),
      422,
      'billing_address.city',
    ],
    ['no address', (id) => ({ items: [{ product_id: id, quantity: 1 }] }), 422, 'billing_address.name'],
    [
      'a PIN of five digits',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        shipping_address: { ...anAddress, postal_code: '73400' },
      }),
      422,
      'shipping_address.postal_code',
    ],
    [
      'a PIN that starts with 0',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        shipping_address: { ...anAddress, postal_code: '034001' },
      }),
      422,
      'shipping_address.postal_code',
    ],
    [
      'a phone of nine digits',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        billing_address: { ...anAddress, phone: '983201234' },
      }),
      422,
      'billing_address.phone',
    ],
    [
      'text the database cannot keep',
      (id) => ({ ...orderBody({ product_id: id, quantity: 1 }), notes: 'a\u0000b' }),
      422,
      'notes',
    ],
    [
      'half a letter',
      (id) => ({ ...orderBody({ product_id: id, quantity: 1, options: { note: '\ud800' } }) }),
      422,
      'items.0.options.note',
    ],
    [
      'a wrong GSTIN',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        billing_address: { ...anAddress, gstin: '19AAAAA0000A1Z1' },
      }),
      422,
      'billing_address.gstin',
    ],
    [
      'a GSTIN of another state than the billing address',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        billing_address: { ...anAddress, gstin: '27AAPFU0939F1ZV', company_name: 'Hotel Teesta' },
      }),
      422,
      'billing_address.gstin',
    ],
    [
      'a GSTIN without the name of the firm',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        billing_address: { ...anAddress, gstin: '19AABCS0001A1ZB' },
      }),
      422,
      'billing_address.company_name',
    ],
    [
      'a PIN that is not in the state',
      (id) => ({
        ...orderBody({ product_id: id, quantity: 1 }),
        shipping_address: { ...anAddress, state: 'Kerala' },
      }),
      422,
      'shipping_address.postal_code',
    ],
  ]

  test.each(cases)('%s', async (_name, body, status, field) => {
    const buyer = await addPerson(db)
    const productId = await addProduct(db, { stock: 3 })
    const before = await countOrders()
    const answer = await place(buyer.headers, body(productId))
    expect(answer.statusCode).toBe(status)
    const { errors, success } = answer.json<{ success: boolean; errors: Record<string, string[]> }>()
    expect(success).toBe(false)
    expect(Object.keys(errors)).toContain(field)
    expect(await countOrders()).toBe(before)
    expect(await stockOf(productId)).toEqual({ onHand: 3, held: 0 })
  })

  test('a product that is not shown any more cannot be bought', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { isActive: false })
    expect((await place(buyer.headers, orderBody({ product_id, quantity: 1 }))).json()).toMatchObject({
      code: 'unknown_product',
    })
  })
})
