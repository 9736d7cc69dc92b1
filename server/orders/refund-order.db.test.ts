import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { rupees } from '#domain/money/paise.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { taxDocuments } from '#server/db/schema/orders.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { stockMovements } from '#server/db/schema/stock.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { app, db } = shop
const owner = await addPerson(db, 'owner')
const parcel = { carrier: 'Hill Carriers', tracking_number: 'HC 1' }

/** Two chairs at ₹1,000 and a table at ₹3,000: free of delivery. */
async function paidOrder() {
  const buyer = await addPerson(db)
  const chair = await addProduct(db, { price: rupees(1000), stock: 10 })
  const table = await addProduct(db, { price: rupees(3000), stock: 10 })
  const body = orderBody({ product_id: chair, quantity: 2 }, { product_id: table, quantity: 1 })
  const opened = (await shop.post('/api/razorpay/create-order', buyer.headers, body)).json<{ data: OpenedPayment }>()
    .data
  await shop.verify(buyer, await shop.pay(opened))
  const { id, items } = await read(opened.order.id)
  const [chairs, tables] = items.map((item) => item.id)
  return { buyer, id, chair, table, chairs: chairs ?? 0, tables: tables ?? 0 }
}

async function read(id: number): Promise<DeskOrder> {
  const answer = await app.inject({ url: `/api/backoffice/orders/${id}`, headers: owner.headers })
  return answer.json<{ data: DeskOrder }>().data
}

let presses = 0
const newKey = () => `press-${String((presses += 1)).padStart(6, '0')}`

type Told = { status: number; code?: string; message?: string; errors?: Record<string, string[]>; data: DeskOrder }

async function refund(id: number, body: object, key = newKey(), person: TestPerson = owner): Promise<Told> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/backoffice/orders/${id}/refunds`,
    headers: { ...person.headers, 'idempotency-key': key },
    payload: { reason: 'A leg was cracked', ...body },
  })
  return { status: answer.statusCode, ...answer.json<Omit<Told, 'status'>>() }
}

const patch = (id: number, action: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/backoffice/orders/${id}/${action}`, headers: owner.headers, payload })

const one = (order_item_id: number, more: object = {}) => ({ order_item_id, quantity: 1, restock: true, ...more })
const refundsOf = (id: number) => db.select().from(refunds).where(eq(refunds.orderId, id))
const creditsOf = (id: number) =>
  db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, id), eq(taxDocuments.kind, 'credit_note')))

describe('a part refund', () => {
  test('gives money and piece back: with a credit note, a mail, and who did it and why', async () => {
    const { id, buyer, chair, chairs } = await paidOrder()
    const done = await refund(id, { items: [one(chairs)], amount: 1000 })
    expect(done).toMatchObject({ status: 200, data: { status: 'processing', payment_status: 'paid' } })
    expect(done.data.refunds).toMatchObject([
      { amount: 1000, reason: 'staff', pieces: [{ order_item_id: chairs, quantity: 1 }] },
    ])
    expect(done.data.desk).toMatchObject({ refundable: 4000, customer: { orders: 1, spent: 4000 } })
    const stats = await app.inject({ url: '/api/orders/stats', headers: buyer.headers })
    expect(stats.json()).toMatchObject({ data: { total_orders: 1, total_spent: 4000 } })
    expect(done.data.desk.items[0]).toMatchObject({ cancelled_quantity: 1, left_to_ship: 1, returned_quantity: 1 })
    expect(await shop.stockOf(chair)).toEqual({ onHand: 9, held: 0 })
    expect(await creditsOf(id)).toMatchObject([
      { amount: 100_000, content: { remark: expect.stringMatching(/^For 1 × /) } },
    ])

    await shop.runJobs()
    expect((await shop.orderOf(buyer, id)).refunds).toMatchObject([{ status: 'processed' }])
    const sent = shop.mails.filter(({ subject }) => subject.startsWith('Refund of ₹1,000'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toMatch(/It is for 1 × /)
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${id}`))
    expect(entries).toMatchObject([
      {
        action: 'order.refunded',
        reason: 'A leg was cracked',
        data: { before: { refunded: 0 }, after: { refunded: 100_000 } },
      },
    ])
  })

  test('of a damaged piece keeps it out of the stock', async () => {
    const { id, chair, chairs } = await paidOrder()
    await refund(id, { items: [one(chairs, { restock: false })], amount: 1000 })
    expect(await shop.stockOf(chair)).toEqual({ onHand: 8, held: 0 })
  })

  test('fifty presses at once never give back more than was paid', async () => {
    const { id } = await paidOrder()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(id, { amount: 700 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(43)
    await shop.runJobs()
    expect(await creditsOf(id)).toHaveLength(7)
    expect((await read(id)).desk.refundable).toBe(100)
  })

  test('fifty times the same press is one refund', async () => {
    const { id, chair, chairs } = await paidOrder()
    const body = { items: [one(chairs)], amount: 1000 }
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(id, body, 'the-same-press')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await shop.stockOf(chair)).toEqual({ onHand: 9, held: 0 })
  })

  test('and a cancellation after it return exactly the rest, and each piece once', async () => {
    const { id, chair, table, chairs } = await paidOrder()
    await refund(id, { items: [one(chairs)], amount: 900 })
    const cancelled = (await patch(id, 'cancel', { reason: 'The veneer is sold out' })).json<{ data: DeskOrder }>().data
    expect(cancelled.refunds.map(({ amount }) => amount)).toEqual([900, 4100])
    await shop.runJobs()
    expect(await read(id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await shop.stockOf(chair)).toEqual({ onHand: 10, held: 0 })
    expect(await shop.stockOf(table)).toEqual({ onHand: 10, held: 0 })
    const moved = await db.select().from(stockMovements).where(eq(stockMovements.orderId, id))
    expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(0)
  })

  test('that takes the last piece out of the house lets the order leave, and arrive', async () => {
    const { id, chairs, tables } = await paidOrder()
    await patch(id, 'ship', { ...parcel, items: [{ order_item_id: chairs, quantity: 2 }] })
    expect((await refund(id, { items: [one(tables)], amount: 3000 })).data.status).toBe('shipped')
    expect((await patch(id, 'deliver', {})).json<{ data: DeskOrder }>().data.status).toBe('delivered')

    const other = await paidOrder()
    await patch(other.id, 'ship', { ...parcel, items: [{ order_item_id: other.chairs, quantity: 2 }] })
    await patch(other.id, 'deliver', {})
    expect((await refund(other.id, { items: [one(other.tables)], amount: 3000 })).data.status).toBe('delivered')
  })

  test('of a piece that had left goes by its own count, and what is still here is still sent', async () => {
    const { id, chairs } = await paidOrder()
    await patch(id, 'ship', { ...parcel, items: [{ order_item_id: chairs, quantity: 1 }] })
    const done = await refund(id, { items: [one(chairs, { had_left: true })], amount: 500 })
    expect(done.data.desk.items[0]).toMatchObject({ cancelled_quantity: 0, left_to_ship: 1, returned_quantity: 1 })
    const more = await refund(id, { items: [one(chairs, { had_left: true })], amount: 500 })
    expect(more).toMatchObject({ status: 422, errors: { 'items.0.quantity': ['This piece is refunded already'] } })
  })

  test('of everything, piece by piece, ends as refunded', async () => {
    const { id, chairs, tables } = await paidOrder()
    await patch(id, 'ship', parcel)
    await refund(id, { items: [one(chairs, { quantity: 2 })], amount: 2000 })
    await shop.runJobs()
    expect((await read(id)).payment_status).toBe('paid')
    await refund(id, { items: [one(tables)], amount: 3000 })
    await shop.runJobs()
    expect((await read(id)).payment_status).toBe('refunded')
    expect(await refund(id, { amount: 1 })).toMatchObject({ status: 409, code: 'nothing_to_refund' })
  })

  test('is refused in words', async () => {
    const { id, chairs, tables } = await paidOrder()
    const all = [one(chairs, { quantity: 2 }), one(tables)]
    expect(await refund(id, { items: all, amount: 5000 })).toMatchObject({ status: 409, code: 'cancel_instead' })
    expect(await refund(id, { amount: 5001 })).toMatchObject({
      errors: { amount: ['At most ₹5,000 can still be refunded'] },
    })
    expect(await refund(id, { amount: 1.005 })).toMatchObject({ status: 422 })
    expect(await refund(id, { amount: 5, reason: ' ' })).toMatchObject({ errors: { reason: ['Reason is required'] } })
    expect(await refund(id, { amount: 5 }, 'short')).toMatchObject({ status: 422 })
    expect(await refund(id, { items: [one(chairs, { quantity: 3 })], amount: 5 })).toMatchObject({
      errors: { 'items.0.quantity': ['Only 2 can be refunded'] },
    })
    const { version } = await read(id)
    await patch(id, 'pack', { packed: true, version })
    expect(await refund(id, { amount: 5, version })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect((await refund(id, { amount: 5 }, newKey(), await addPerson(db, 'staff'))).status).toBe(403)
    expect(await refundsOf(id)).toHaveLength(0)
  })
})

describe('once a first parcel has left', () => {
  test('the order is not cancelled any more, neither by its buyer nor by the shop', async () => {
    const { id, buyer, chairs } = await paidOrder()
    await patch(id, 'ship', { ...parcel, items: [{ order_item_id: chairs, quantity: 1 }] })
    expect((await read(id)).desk.cancellation).toBeNull()
    expect((await shop.orderOf(buyer, id)).can_cancel).toBe(false)
    expect((await patch(id, 'cancel', { reason: 'Sold out' })).json()).toMatchObject({ code: 'already_shipped' })
  })
})

describe('notes and mails', () => {
  test('a note is read by staff alone, and who wrote it is known', async () => {
    const { id, buyer } = await paidOrder()
    const url = `/api/backoffice/orders/${id}/notes`
    const answer = await app.inject({ method: 'POST', url, headers: owner.headers, payload: { text: 'Rings twice' } })
    expect(answer.json<{ data: DeskOrder }>().data.desk.notes).toMatchObject([{ text: 'Rings twice' }])
    expect(JSON.stringify(await shop.orderOf(buyer, id))).not.toContain('Rings twice')
  })

  test('a mail is written anew, once per press, and only when its time has come', async () => {
    const { id } = await paidOrder()
    const resend = (template: string, key: string) =>
      app.inject({
        method: 'POST',
        url: `/api/backoffice/orders/${id}/mails`,
        headers: { ...owner.headers, 'idempotency-key': key },
        payload: { template },
      })
    await resend('order-paid', 'press-one')
    const answer = await resend('order-paid', 'press-one')
    const { desk } = answer.json<{ data: DeskOrder }>().data
    expect(desk.mails.filter(({ template }) => template === 'order-paid')).toHaveLength(2)
    expect((await resend('order-shipped', 'press-two')).json()).toMatchObject({ code: 'not_yet' })
    expect((await resend('order-refunded', 'press-two')).statusCode).toBe(422)
    await shop.runJobs()
    expect((await read(id)).desk.mails.every(({ sent_at }) => sent_at !== null)).toBe(true)
  })
})
