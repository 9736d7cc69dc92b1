import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { mails } from '#server/db/schema/operations.ts'
import { orders, taxDocuments } from '#server/db/schema/orders.ts'
import { payments, providerEvents, refunds } from '#server/db/schema/payments.ts'
import { stockMovements } from '#server/db/schema/stock.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { sign } from '#server/adapters/razorpay/signatures.ts'
import { expireEndedHolds } from '#server/orders/expire-hold.ts'
import { reconcile } from './reconcile.ts'
import { payingShop } from './testing/paying-shop.ts'

const shop = await payingShop()
const { db } = shop
beforeEach(async () => {
  await shop.heal()
  await shop.deliverWebhooks()
})

async function traces(orderId: number) {
  const movements = await db.select().from(stockMovements).where(eq(stockMovements.orderId, orderId))
  const documents = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  const paid = await db
    .select()
    .from(mails)
    .where(eq(mails.key, `order-paid:${orderId}`))
  const captured = (await db.select().from(payments).where(eq(payments.orderId, orderId))).filter(
    ({ status }) => status === 'captured',
  )
  return {
    sales: movements.filter(({ reason }) => reason === 'sale').length,
    invoices: documents.filter(({ kind }) => kind === 'invoice').length,
    mails: paid.length,
    captured: captured.length,
  }
}
const ONCE = { sales: 1, invoices: 1, mails: 1, captured: 1 }

const refundsOf = (orderId: number) => db.select().from(refunds).where(eq(refunds.orderId, orderId))

describe('one payment, however it is reported', () => {
  test('the browser alone is enough', async () => {
    const { buyer, productId, opened } = await shop.buyerOf(3)
    const answer = await shop.verify(buyer, await shop.pay(opened))
    expect(answer.json()).toMatchObject({
      message: 'Payment successful! Order placed successfully!',
      data: { order_number: opened.order.order_number, status: 'processing', payment_status: 'paid' },
    })
    expect(await shop.stockOf(productId)).toEqual({ onHand: 2, held: 0 })
    expect(await traces(opened.order.id)).toEqual(ONCE)
  })

  test('the webhook alone is enough', async () => {
    const { buyer, productId, opened } = await shop.buyerOf(3)
    await shop.pay(opened)
    expect(await shop.deliverWebhooks()).toEqual([200, 200, 200])
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.stockOf(productId)).toEqual({ onHand: 2, held: 0 })
    expect(await traces(opened.order.id)).toEqual(ONCE)
  })

  test('our own asking alone is enough, when browser and webhook are both lost', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.pay(opened)
    await reconcile(shop.deps)
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'pending' })
    shop.clock.advance(MINUTE)
    await reconcile(shop.deps)
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'paid' })
    expect(await traces(opened.order.id)).toEqual(ONCE)
    await shop.deliverWebhooks()
  })

  test('all of them at once, several times, shuffled, still make one of everything', async () => {
    const { buyer, productId, opened } = await shop.buyerOf(3)
    const paid = await shop.pay(opened)
    shop.clock.advance(MINUTE)
    const reports = [
      shop.verify(buyer, paid),
      shop.deliverWebhooks((list) => [...list, ...list].toReversed()),
      reconcile(shop.deps),
      shop.verify(buyer, paid),
      reconcile(shop.deps),
    ]
    await Promise.all(reports)
    expect((await shop.verify(buyer, paid)).statusCode).toBe(200)
    expect(await shop.stockOf(productId)).toEqual({ onHand: 2, held: 0 })
    expect(await traces(opened.order.id)).toEqual(ONCE)
    expect(await refundsOf(opened.order.id)).toEqual([])
  })

  test('a failure before the capture of the same payment does not stand in its way', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.plant('failed_then_captured')
    await shop.pay(opened)
    await shop.deliverWebhooks()
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'paid' })
    expect(await traces(opened.order.id)).toEqual(ONCE)
  })

  test('a failed try leaves the order payable, and the next try pays it', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.payAtProvider(opened, 'fails')
    await shop.deliverWebhooks()
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({
      payment_status: 'failed',
      status: 'pending',
      can_pay: true,
    })
    const again = await shop.post('/api/razorpay/create-order', buyer.headers, { order_id: opened.order.id })
    expect(again.json<{ data: OpenedPayment }>().data.razorpay_order_id).toBe(opened.razorpay_order_id)
    await shop.verify(buyer, await shop.pay(opened))
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'paid' })
  })

  test('a captured report before the authorised one changes nothing', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.plant('webhook_out_of_order')
    await shop.pay(opened)
    await shop.deliverWebhooks()
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'paid' })
    expect(await traces(opened.order.id)).toEqual(ONCE)
  })
})

describe('what must not count as a payment', () => {
  test('a signature of another order', async () => {
    const [mine, other] = [await shop.buyerOf(3), await shop.buyerOf(3)]
    const paid = await shop.pay(other.opened)
    const forged = { ...paid, razorpay_order_id: mine.opened.razorpay_order_id }
    const answer = await shop.verify(mine.buyer, forged)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Payment verification failed. Please contact support.' })
    expect(await shop.orderOf(mine.buyer, mine.opened.order.id)).toMatchObject({ payment_status: 'pending' })
  })

  test("somebody else's order", async () => {
    const [mine, other] = [await shop.buyerOf(3), await shop.buyerOf(3)]
    expect((await shop.verify(mine.buyer, await shop.pay(other.opened))).statusCode).toBe(404)
    const payForOther = await shop.post('/api/razorpay/create-order', mine.buyer.headers, {
      order_id: other.opened.order.id,
    })
    expect(payForOther.statusCode).toBe(404)
  })

  test('a forged webhook, and one whose body was touched', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.plant('webhook_bad_signature', 3)
    await shop.pay(opened)
    expect(await shop.deliverWebhooks()).toEqual([400, 400, 400])
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'pending' })
    const body = '{"event":"payment.captured"}'
    const touched = await shop.postWebhook({
      id: 'evt_x',
      body: `${body} `,
      signature: sign('saalghar-simulated-webhook-secret', body),
    })
    expect(touched.statusCode).toBe(400)
  })

  test('a signed message about an order that is not ours is kept and left alone', async () => {
    const entity = {
      id: 'pay_Foreign0000001',
      order_id: 'order_Foreign0000001',
      amount: 100,
      currency: 'INR',
      status: 'captured',
      created_at: 1,
    }
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })
    const posted = { id: 'evt_foreign', body, signature: sign('saalghar-simulated-webhook-secret', body) }
    expect((await shop.postWebhook(posted)).statusCode).toBe(200)
    expect((await shop.postWebhook(posted)).json()).toMatchObject({ data: 'repeated' })
    await shop.runJobs()
    const [event] = await db.select().from(providerEvents).where(eq(providerEvents.eventId, 'evt_foreign'))
    expect(event?.outcome).toBe('foreign')
  })
})

describe('money that we may not keep', () => {
  test('a payment after the hold is honoured while the pieces are there', async () => {
    const { buyer, productId, opened } = await shop.buyerOf(3)
    shop.clock.advance(25 * MINUTE)
    await expireEndedHolds(shop.deps)
    expect(await shop.stockOf(productId)).toEqual({ onHand: 3, held: 0 })
    expect((await shop.verify(buyer, await shop.pay(opened))).statusCode).toBe(200)
    expect(await shop.stockOf(productId)).toEqual({ onHand: 2, held: 0 })
    expect(await traces(opened.order.id)).toEqual(ONCE)
  })

  test('a payment after the hold goes back in full when the pieces are sold, and the shopper is told', async () => {
    const { buyer, productId, opened } = await shop.buyerOf(1)
    shop.clock.advance(25 * MINUTE)
    await expireEndedHolds(shop.deps)
    const other = await addPerson(db)
    const theirs = await shop.open(other, { product_id: productId, quantity: 1 })
    await shop.verify(other, await shop.pay(theirs))
    const answer = await shop.verify(buyer, await shop.pay(opened))
    expect(answer.json()).toMatchObject({ code: 'payment_returned' })
    await shop.deliverWebhooks()
    await shop.deliverWebhooks()
    const order = await shop.orderOf(buyer, opened.order.id)
    expect(order).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunds: [{ amount: 5000, status: 'processed' }],
    })
    expect(order.documents.map(({ kind }) => kind)).toEqual(['refund_voucher'])
    expect(await shop.stockOf(productId)).toEqual({ onHand: 0, held: 0 })
    const told = await db.select().from(mails).where(eq(mails.template, 'order-payment-returned'))
    expect(told.filter(({ key }) => key.includes(`:${opened.order.id}:`))).toHaveLength(1)
  })

  test('a wrong sum goes back and the order stays unpaid', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.plant('amount_changed', 1, { amount: 100 })
    await shop.pay(opened)
    await shop.deliverWebhooks()
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({
      payment_status: 'pending',
      refunds: [{ amount: 1, status: 'processed' }],
    })
  })

  test('a cancelled order takes no money', async () => {
    const { buyer, productId, opened } = await shop.buyerOf(3)
    const cancel = await shop.app.inject({
      method: 'PATCH',
      url: `/api/orders/${opened.order.id}/cancel`,
      headers: buyer.headers,
    })
    expect(cancel.json()).toMatchObject({ data: { status: 'cancelled', cancellation_fee: 0 } })
    await shop.pay(opened)
    await shop.deliverWebhooks()
    await shop.deliverWebhooks()
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    })
    expect(await shop.stockOf(productId)).toEqual({ onHand: 3, held: 0 })
  })
})

describe('a provider in trouble', () => {
  test('that cannot open the payment leaves no order and no hold, and the same key works afterwards', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 3 })
    const headers = { ...buyer.headers, 'idempotency-key': 'try-and-try-again' }
    await shop.plant('http_500', 20)
    const answer = await shop.post('/api/razorpay/create-order', headers, orderBody({ product_id, quantity: 1 }))
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({
      code: 'provider_unavailable',
      message: 'Failed to create order. Please try again.',
    })
    expect(await db.select().from(orders).where(eq(orders.userId, buyer.id))).toEqual([])
    expect(await shop.stockOf(product_id)).toEqual({ onHand: 3, held: 0 })
    await shop.heal()
    expect(
      (await shop.post('/api/razorpay/create-order', headers, orderBody({ product_id, quantity: 1 }))).statusCode,
    ).toBe(200)
  })

  test('whose answer is lost is asked for what it did, so that one order is open there', async () => {
    const buyer = await addPerson(db)
    const product_id = await addProduct(db, { stock: 3 })
    await shop.plant('lost_answer', 1, { operation: 'orders.create' })
    const opened = await shop.open(buyer, { product_id, quantity: 1 })
    const known = await shop.deps.razorpay.findOrder(opened.order.order_number)
    expect(known).toMatchObject({ ok: true, value: { id: opened.razorpay_order_id } })
  })

  test('that cannot be asked about a payment does not lose it', async () => {
    const { buyer, opened } = await shop.buyerOf(3)
    const paid = await shop.pay(opened)
    await shop.plant('http_500', 3, { operation: 'payments.fetch' })
    const answer = await shop.verify(buyer, paid)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ data: { payment_status: 'pending' } })
    shop.clock.advance(MINUTE)
    await reconcile(shop.deps)
    expect(await shop.orderOf(buyer, opened.order.id)).toMatchObject({ payment_status: 'paid' })
  })
})
