import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { HOUR } from '#domain/time/durations.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { simulatorRefunds } from '#server/db/schema/simulator.ts'
import { orders, taxDocuments } from '#server/db/schema/orders.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { TestPerson } from '#server/testing/shop-fixtures.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { finishRefund } from '#server/adapters/razorpay/simulator/simulated-refund.ts'
import { reconcile } from './reconcile.ts'
import { payingShop } from './testing/paying-shop.ts'

const shop = await payingShop()
const { db } = shop
beforeEach(async () => {
  await shop.heal()
  await shop.deliverWebhooks()
})

async function paidOrder(options: { stock?: number; isCustom?: boolean } = {}) {
  const buyer = await addPerson(db)
  const productId = await addProduct(db, {
    stock: options.stock ?? 3,
    isCustom: options.isCustom ?? false,
    price: rupees(10_000),
  })
  const opened = await shop.open(buyer, { product_id: productId, quantity: 2 })
  await shop.verify(buyer, await shop.pay(opened))
  await shop.deliverWebhooks()
  return { buyer, productId, id: opened.order.id }
}

const cancel = (buyer: TestPerson, id: number) =>
  shop.app.inject({ method: 'PATCH', url: `/api/orders/${id}/cancel`, headers: buyer.headers })
const preview = async (buyer: TestPerson, id: number) =>
  (await shop.app.inject({ url: `/api/orders/${id}/cancellation`, headers: buyer.headers })).json<{ data: object }>()
    .data
const staffPatch = (staff: TestPerson, path: string, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: `/api/backoffice/orders/${path}`, headers: staff.headers, payload })
const providerRefunds = () => db.select().from(simulatorRefunds)

describe('cancelling', () => {
  test('within two hours is free: everything goes back, the pieces too, with a credit note', async () => {
    const { buyer, productId, id } = await paidOrder()
    expect(await preview(buyer, id)).toMatchObject({ can_cancel: true, fee: 0, refund: 20_000 })
    expect((await cancel(buyer, id)).json()).toMatchObject({
      data: {
        status: 'cancelled',
        payment_status: 'paid',
        cancellation_fee: 0,
        refunds: [{ amount: 20_000, status: 'requested' }],
      },
    })
    expect(await shop.stockOf(productId)).toEqual({ onHand: 3, held: 0 })
    await shop.runJobs()
    const order = await shop.orderOf(buyer, id)
    expect(order).toMatchObject({ payment_status: 'refunded', refunds: [{ status: 'processed' }] })
    expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    for (const { url } of order.documents) {
      const pdf = await shop.app.inject({ url, headers: buyer.headers })
      expect(pdf.headers['content-type']).toBe('application/pdf')
    }
  })

  test('after two hours costs ten percent, which was shown before', async () => {
    const { buyer, id } = await paidOrder()
    shop.clock.advance(2 * HOUR + 1000)
    expect(await preview(buyer, id)).toMatchObject({
      fee: 2000,
      refund: 18_000,
      fee_percent: 10,
      message: '₹18,000 will be refunded after a cancellation fee of ₹2,000.',
    })
    await cancel(buyer, id)
    await shop.runJobs()
    expect(await shop.orderOf(buyer, id)).toMatchObject({
      cancellation_fee: 2000,
      payment_status: 'refunded',
      refunds: [{ amount: 18_000, status: 'processed' }],
    })
    const [note] = await db
      .select()
      .from(taxDocuments)
      .where(eq(taxDocuments.orderId, id))
      .orderBy(taxDocuments.id)
      .offset(1)
    expect(note).toMatchObject({ kind: 'credit_note', amount: rupees(18_000) })
  })

  test('a custom piece in production costs 25%', async () => {
    const { buyer, id } = await paidOrder({ isCustom: true })
    shop.clock.advance(3 * HOUR)
    expect(await preview(buyer, id)).toMatchObject({ fee: 5000, refund: 15_000 })
  })

  test('is over after a day, after shipping, and cannot be done twice or by others', async () => {
    const { buyer, id } = await paidOrder()
    const stranger = await addPerson(db)
    expect((await cancel(stranger, id)).statusCode).toBe(404)
    shop.clock.advance(25 * HOUR)
    expect((await cancel(buyer, id)).json()).toMatchObject({ code: 'too_late' })
    expect(await preview(buyer, id)).toMatchObject({ can_cancel: false, code: 'too_late' })
    const staff = await addPerson(db, 'staff')
    await staffPatch(staff, `${id}/ship`, { carrier: 'Hill Carriers', tracking_number: 'HC1' })
    expect((await cancel(buyer, id)).json()).toMatchObject({ code: 'already_shipped' })
    const other = await paidOrder()
    expect((await cancel(other.buyer, other.id)).statusCode).toBe(200)
    expect((await cancel(other.buyer, other.id)).json()).toMatchObject({ code: 'already_cancelled' })
  })

  test('by the shop gives everything back at any time before shipping', async () => {
    const { buyer, id } = await paidOrder()
    const staff = await addPerson(db, 'owner')
    shop.clock.advance(48 * HOUR)
    expect((await staffPatch(buyer, `${id}/cancel`, { reason: 'no' })).statusCode).toBe(403)
    const packer = await addPerson(db, 'staff')
    expect((await staffPatch(packer, `${id}/cancel`, { reason: 'no' })).statusCode).toBe(403)
    const answer = await staffPatch(staff, `${id}/cancel`, { reason: 'The wood had a crack.' })
    expect(answer.json()).toMatchObject({ data: { status: 'cancelled', refunds: [{ amount: 20_000 }] } })
  })

  test('an unpaid order closes by itself after a day', async () => {
    const { buyer, opened, productId } = await shop.buyerOf(2)
    shop.clock.advance(25 * HOUR)
    await reconcile(shop.deps)
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ status: 'cancelled', payment_status: 'pending' })
    expect(await shop.stockOf(productId)).toEqual({ onHand: 2, held: 0 })
  })
})

describe('a refund', () => {
  test('whose answer is lost, that is busy, or throttled, is made once', async () => {
    const { buyer, id } = await paidOrder()
    await shop.plant('lost_answer', 1, { operation: 'refunds.create' })
    await shop.plant('http_429', 1, { operation: 'refunds.create' })
    const before = (await providerRefunds()).length
    await cancel(buyer, id)
    await shop.runJobs()
    expect(await shop.orderOf(buyer, id)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ status: 'processed' }],
    })
    expect((await providerRefunds()).length).toBe(before + 1)
  })

  test('that the provider is still working on (409) is tried again', async () => {
    const { buyer, id } = await paidOrder()
    await shop.plant('refund_busy', 1)
    await cancel(buyer, id)
    await expect(shop.runJobs()).rejects.toThrow(/no answer yet/)
    shop.clock.advance(11 * 60_000)
    await reconcile(shop.deps)
    expect(await shop.orderOf(buyer, id)).toMatchObject({ payment_status: 'refunded' })
  })

  test('goes from requested to pending to processed', async () => {
    const { buyer, id } = await paidOrder()
    await shop.plant('refund_pending')
    await cancel(buyer, id)
    await shop.runJobs()
    expect(await shop.orderOf(buyer, id)).toMatchObject({ payment_status: 'paid', refunds: [{ status: 'pending' }] })
    const [mine] = await db.select().from(refunds).where(eq(refunds.orderId, id))
    await finishRefund(shop.deps, mine?.providerRefundId ?? '', 'processed')
    await shop.deliverWebhooks((list) => [...list, ...list])
    expect(await shop.orderOf(buyer, id)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ status: 'processed' }],
    })
  })

  test('that fails is begun anew under another key', async () => {
    const { buyer, id } = await paidOrder()
    await shop.plant('refund_fails')
    await cancel(buyer, id)
    await shop.runJobs()
    await shop.deliverWebhooks()
    expect((await shop.orderOf(buyer, id)).refunds.map(({ status }) => status)).toEqual(['failed', 'requested'])
    shop.clock.advance(11 * 60_000)
    await reconcile(shop.deps)
    expect(await shop.orderOf(buyer, id)).toMatchObject({ payment_status: 'refunded' })
    const keys = (await db.select().from(refunds).where(eq(refunds.orderId, id))).map(
      ({ idempotencyKey }) => idempotencyKey,
    )
    expect(new Set(keys).size).toBe(2)
  })

  test('never exceeds what was paid', async () => {
    const { buyer, id } = await paidOrder()
    await cancel(buyer, id)
    await shop.runJobs()
    const again = await Promise.all([1, 2, 3].map(() => cancel(buyer, id)))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    const made = await db.select().from(refunds).where(eq(refunds.orderId, id))
    expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(rupees(20_000))
  })
})

describe('dispatch', () => {
  test('processing, shipped with tracking, delivered: each step mailed, none skipped', async () => {
    const { buyer, id } = await paidOrder()
    const staff = await addPerson(db, 'staff')
    expect((await staffPatch(staff, `${id}/deliver`, {})).json()).toMatchObject({ code: 'wrong_status' })
    expect((await staffPatch(buyer, `${id}/ship`, { carrier: 'x', tracking_number: 'y' })).statusCode).toBe(403)
    expect((await staffPatch(staff, `${id}/ship`, { carrier: ' ', tracking_number: 'HC-77' })).statusCode).toBe(422)
    expect(
      (
        await staffPatch(staff, `${id}/ship`, {
          carrier: 'Hill Carriers',
          tracking_number: 'HC-77',
          tracking_url: 'javascript:alert(1)',
        })
      ).statusCode,
    ).toBe(422)
    await staffPatch(staff, `${id}/ship`, {
      carrier: 'Hill Carriers',
      tracking_number: 'HC-77',
      tracking_url: 'https://carriers.example/HC-77',
    })
    await staffPatch(staff, `${id}/deliver`, {})
    await shop.runJobs()
    const order = await shop.orderOf(buyer, id)
    expect(order).toMatchObject({
      status: 'delivered',
      carrier: 'Hill Carriers',
      tracking_number: 'HC-77',
      can_return: true,
    })
    expect(order.timeline.every(({ state, at }) => state === 'done' && at !== null)).toBe(true)
    const subjects = shop.mails.filter(({ to }) => to === 'anjali@example.com').map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([
        `On its way: ${order.order_number}`,
        `Delivered: ${order.order_number}`,
        `Order confirmed: ${order.order_number}`,
      ]),
    )
    const shipped = shop.mails.find(({ subject }) => subject === `On its way: ${order.order_number}`)
    expect(shipped?.text).toContain('HC-77')
    expect(shipped?.html).toContain('https://carriers.example/HC-77')
    expect(await db.select().from(orders).where(eq(orders.id, id))).toMatchObject([{ deliveredAt: shop.clock.now() }])
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${id}`))
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['order.shipped', staff.id],
      ['order.delivered', staff.id],
    ])
  })
})
