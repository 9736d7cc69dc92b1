import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CouponPreviewJson } from '#domain/api/coupons.ts'
import type { OrderJson } from '#domain/api/orders.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { rupees } from '#domain/money/paise.ts'
import { HOLD_TERMS } from '#domain/orders/hold.ts'
import { DAY } from '#domain/time/durations.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { orderItems, orders, taxDocuments } from '#server/db/schema/orders.ts'
import type { DocumentContent } from '#server/invoices/document-content.ts'
import { closeUnpaidOrders } from '#server/orders/close-unpaid.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import {
  addCoupon,
  addPerson,
  addProduct,
  type Line,
  orderBody,
  type TestPerson,
} from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await payingShop()
const { db } = shop

const preview = (buyer: TestPerson, coupon_code: string, ...items: Line[]) =>
  shop.post('/api/coupons/preview', buyer.headers, { coupon_code, items })
const place = (buyer: TestPerson, coupon_code: string | null, ...items: Line[]) =>
  shop.post('/api/orders', buyer.headers, { ...orderBody(...items), coupon_code })

async function open(buyer: TestPerson, coupon_code: string, ...items: Line[]): Promise<OpenedPayment> {
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, { ...orderBody(...items), coupon_code })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: OpenedPayment }>().data
}

async function usedOf(code: string): Promise<number | undefined> {
  const [row] = await db.select({ used: coupons.used }).from(coupons).where(eq(coupons.code, code))
  return row?.used
}

const WELCOME = { percentBp: 1000, maximumDiscount: rupees(1500), minimumItems: rupees(1000) }

describe('what a coupon would give', () => {
  test('is said before the order, however the code is typed, and counts nothing', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { price: rupees(5000) })
    const code = await addCoupon(db, { ...WELCOME, code: 'PREVIEW10' })
    const answer = await preview(buyer, ' preview10 ', { product_id, quantity: 1 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ data: CouponPreviewJson }>().data).toEqual({
      coupon_code: code,
      benefit: '10% off, at most ₹1,500',
      discount_amount: 500,
    })
    expect(await usedOf(code)).toBe(0)
  })

  test('needs somebody who is logged in', async () => {
    expect((await shop.post('/api/coupons/preview', {}, { coupon_code: 'X' })).statusCode).toBe(401)
  })

  test('or why it gives nothing, beside the field', async () => {
    const buyer = await addPerson(db)
    const item = { product_id: await addProduct(db, { price: rupees(800) }), quantity: 1 }
    const now = shop.clock.now()
    const [past, future] = [new Date(now.getTime() - 1000), new Date(now.getTime() + DAY)]
    const said = async (code: string) =>
      (await preview(buyer, code, item)).json<{ code: string; errors: { coupon_code: string[] } }>()
    expect((await said('NO-SUCH-COUPON')).errors.coupon_code).toEqual([
      'We do not know this coupon. Please check the spelling.',
    ])
    expect((await said(await addCoupon(db, WELCOME))).errors.coupon_code).toEqual([
      'This coupon is for orders from ₹1,000. Add ₹200 more to use it.',
    ])
    expect(await said(await addCoupon(db, { percentBp: 1000, endsAt: past }))).toMatchObject({ code: 'coupon_ended' })
    expect(await said(await addCoupon(db, { percentBp: 1000, startsAt: future }))).toMatchObject({
      code: 'coupon_not_started',
    })
    expect(await said(await addCoupon(db, { percentBp: 1000, isActive: false }))).toMatchObject({
      code: 'coupon_unknown',
    })
    const usedUp = await addCoupon(db, { percentBp: 1000, totalLimit: 0 })
    expect(await said(usedUp)).toMatchObject({ code: 'coupon_used_up' })
  })

  test('is not asked for without end: guessing codes comes to a stop', async () => {
    const { app } = await testShop({ limitScale: 1 })
    const guess = (at: number) =>
      app.inject({ method: 'POST', url: '/api/coupons/preview', payload: { coupon_code: `GUESS${at}` } })
    const statuses: number[] = []
    for (let at = 0; at < 61; at += 1) statuses.push((await guess(at)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an order with a coupon', () => {
  test('keeps code and discount, each line its share, and never believes a discount of the browser', async () => {
    const buyer = await addPerson(db)
    const lines = [
      { product_id: await addProduct(db, { price: rupees(3333) }), quantity: 1 },
      { product_id: await addProduct(db, { price: rupees(1667) }), quantity: 2 },
    ]
    const code = await addCoupon(db, { amount: rupees(100) })
    const body = { ...orderBody(...lines), coupon_code: code.toLowerCase(), discount_amount: 5000 }
    const answer = await shop.post('/api/orders', buyer.headers, body)
    const { data } = answer.json<{ data: OrderJson }>()
    expect(data).toMatchObject({
      coupon_code: code,
      discount_amount: 100,
      shipping_amount: 0,
      total_amount: 6567,
    })
    expect(data.subtotal + data.tax_amount).toBe(6667)
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, data.id)).orderBy(orderItems.id)
    expect(items.map((item) => item.discountAmount)).toEqual([4999, 5001])
    expect(await usedOf(code)).toBe(1)
    const stranger = (await shop.app.inject(`/api/orders/track/${data.order_number}`)).json<{ data: OrderJson }>().data
    expect(stranger).toMatchObject({ discount_amount: 100, coupon_code: null })
  })

  test('is paid at the lower price, and every printed sum is after the discount', async () => {
    const buyer = await addPerson(db)
    const code = await addCoupon(db, { percentBp: 1000 })
    const lines = [1490, 2999].map(async (price) => ({
      product_id: await addProduct(db, { price: rupees(price) }),
      quantity: 1,
    }))
    const opened = await open(buyer, code, ...(await Promise.all(lines)))
    expect(opened.amount).toBe(448_900 - 44_890 + 20_000)
    expect((await shop.verify(buyer, await shop.pay(opened))).statusCode).toBe(200)
    const [row] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, opened.order.id))
    const invoice = row?.content as unknown as DocumentContent
    expect(invoice.total.gross).toBe(opened.amount)
    expect(invoice.rows.map((line) => [line.gross, line.discount])).toEqual([
      [134_100, 14_900],
      [269_910, 29_990],
      [20_000, undefined],
    ])
    for (const line of invoice.rows) expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.gross)
    expect(invoice.remark).toContain(code)
    const pdf = await shop.app.inject({ url: `/api/orders/${opened.order.id}/invoice.pdf`, headers: buyer.headers })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await shop.runJobs()
    const mail = shop.mails.findLast(({ text }) => text.includes(opened.order.order_number))
    expect(mail?.text).toContain(`Discount (${code}): −₹448.90`)
  })

  test('cancelled after two hours, the fee is a tenth of what was paid', async () => {
    const buyer = await addPerson(db)
    const code = await addCoupon(db, { amount: rupees(1000) })
    const opened = await open(buyer, code, { product_id: await addProduct(db, { price: rupees(6000) }), quantity: 1 })
    await shop.verify(buyer, await shop.pay(opened))
    const paidAt = shop.clock.now()
    shop.clock.advance(3 * 3_600_000)
    const terms = await shop.app.inject({ url: `/api/orders/${opened.order.id}/cancellation`, headers: buyer.headers })
    expect(terms.json()).toMatchObject({ data: { fee: 500, refund: 4500 } })
    await shop.patch(`/api/orders/${opened.order.id}/cancel`, buyer.headers)
    expect(await usedOf(code)).toBe(0)
    shop.clock.set(paidAt)
  })

  test('one line sent back brings back what that line cost', async () => {
    const buyer = await addPerson(db)
    const code = await addCoupon(db, { percentBp: 1000 })
    const opened = await open(
      buyer,
      code,
      { product_id: await addProduct(db, { price: rupees(4000) }), quantity: 2 },
      { product_id: await addProduct(db, { price: rupees(2000) }), quantity: 1 },
    )
    await shop.verify(buyer, await shop.pay(opened))
    await db.update(orders).set({ status: 'delivered', shippedAt: shop.clock.now(), deliveredAt: shop.clock.now() })
    const { items } = await shop.orderOf(buyer, opened.order.id)
    const terms = async (...quantities: number[]) =>
      (
        await shop.post(`/api/orders/${opened.order.id}/returns/preview`, buyer.headers, {
          items: quantities.flatMap((quantity, at) =>
            quantity === 0 ? [] : [{ order_item_id: items[at]?.id, quantity }],
          ),
          reason: 'defective',
        })
      ).json<{ data: { refund: number } }>().data.refund
    expect(await terms(1, 0)).toBe(3600)
    expect(await terms(0, 1)).toBe(1800)
    expect(await terms(2, 1)).toBe(9000)
  })
})

describe('limits', () => {
  test('hold when a hundred people ask at once', async () => {
    const code = await addCoupon(db, { percentBp: 500, totalLimit: 5 })
    const product_id = await addProduct(db, { stock: 100 })
    const buyers = await Promise.all(Array.from({ length: 100 }, () => addPerson(db)))
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, code, { product_id, quantity: 1 })))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(95)
    for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'coupon_used_up' })
    expect(await usedOf(code)).toBe(5)
    expect(await shop.stockOf(product_id)).toMatchObject({ held: 5 })
  })

  test('hold for one person who asks many times at once', async () => {
    const code = await addCoupon(db, { percentBp: 500, perCustomerLimit: 1 })
    const product_id = await addProduct(db, { stock: 100 })
    const buyer = await addPerson(db)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => place(buyer, code, { product_id, quantity: 1 })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422, 422, 422])
    expect(await usedOf(code)).toBe(1)
    expect((await preview(buyer, code, { product_id, quantity: 1 })).statusCode).toBe(200)
    expect((await place(await addPerson(db), code, { product_id, quantity: 1 })).statusCode).toBe(201)
  })

  test('a paid order uses it up for that person', async () => {
    const code = await addCoupon(db, { percentBp: 500, perCustomerLimit: 1 })
    const buyer = await addPerson(db)
    const item = { product_id: await addProduct(db), quantity: 1 }
    await shop.verify(buyer, await shop.pay(await open(buyer, code, item)))
    expect((await preview(buyer, code, item)).json()).toMatchObject({ code: 'coupon_used' })
    expect((await place(buyer, code, item)).json()).toMatchObject({ code: 'coupon_used' })
  })

  test('the same key uses it once', async () => {
    const code = await addCoupon(db, { percentBp: 500, perCustomerLimit: 1 })
    const buyer = await addPerson(db)
    const payload = { ...orderBody({ product_id: await addProduct(db), quantity: 1 }), coupon_code: code }
    const headers = { ...buyer.headers, 'idempotency-key': 'one-coupon-one-order' }
    const answers = await Promise.all([1, 2, 3].map(() => shop.post('/api/orders', headers, payload)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
    expect(await usedOf(code)).toBe(1)
  })
})

describe('is given back', () => {
  const once = { percentBp: 500, totalLimit: 1, perCustomerLimit: 1 }

  test('when the unpaid order is cancelled', async () => {
    const code = await addCoupon(db, once)
    const buyer = await addPerson(db)
    const item = { product_id: await addProduct(db), quantity: 1 }
    const { data } = (await place(buyer, code, item)).json<{ data: OrderJson }>()
    expect((await place(buyer, code, item)).statusCode).toBe(422)
    await shop.patch(`/api/orders/${data.id}/cancel`, buyer.headers)
    expect(await usedOf(code)).toBe(0)
    expect((await place(buyer, code, item)).statusCode).toBe(201)
  })

  test('when nobody paid the order for a day', async () => {
    const code = await addCoupon(db, once)
    await place(await addPerson(db), code, { product_id: await addProduct(db), quantity: 1 })
    const before = shop.clock.now()
    shop.clock.advance(HOLD_TERMS.closeAfterHours * 3_600_000 + 60_000)
    await closeUnpaidOrders(shop.deps)
    expect(await usedOf(code)).toBe(0)
    shop.clock.set(before)
  })

  test('when the payment could not be opened', async () => {
    const code = await addCoupon(db, once)
    const buyer = await addPerson(db)
    await shop.plant('http_500', 10)
    const body = { ...orderBody({ product_id: await addProduct(db), quantity: 1 }), coupon_code: code }
    expect((await shop.post('/api/razorpay/create-order', buyer.headers, body)).statusCode).toBe(502)
    await shop.heal()
    expect(await usedOf(code)).toBe(0)
  })
})
