import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SaleInput, SaleJson, SaleQuote } from '#domain/api/counter.ts'
import { rupees } from '#domain/money/paise.ts'
import { endLink, payLink } from '#server/adapters/razorpay/simulator/simulated-links.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries, mails } from '#server/db/schema/operations.ts'
import { productVariants } from '#server/db/schema/catalog.ts'
import { orders, taxDocuments } from '#server/db/schema/orders.ts'
import { paymentLinks } from '#server/db/schema/payment-links.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { expireEndedHolds } from '#server/orders/expire-hold.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const staff = await addPerson(db, 'staff')
const owner = await addPerson(db, 'owner')
const WALK_IN = { name: 'Pemba Lama', phone: '98320 55555' }
const TABLE = {
  words: 'Table of 140 cm, teak',
  quantity: 1,
  unit_price: 24_000,
  hsn_code: '940360',
  tax_rate_bp: 1800,
} as const

let keys = 0
const newKey = () => `sale-key-${(keys += 1)}`
const sell = (body: Partial<SaleInput>, key = newKey()) =>
  shop.post(
    '/api/backoffice/orders',
    { ...staff.headers, 'idempotency-key': key },
    { billing_address: WALK_IN, payment: { by: 'cash' }, ...body },
  )
const sold = async (body: Partial<SaleInput>): Promise<SaleJson> => {
  const answer = await sell(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: SaleJson }>().data
}
const orderRow = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]
const linkOf = async (id: number) => (await db.select().from(paymentLinks).where(eq(paymentLinks.orderId, id)))[0]
const piece = (product_id: number, quantity = 1) => ({ product_id, quantity })

test('a walk-in buys for cash and takes it along: stock, invoice and hand-over in one', async () => {
  const product = await addProduct(db, { stock: 3, price: rupees(3000) })
  const sale = await sold({ items: [piece(product, 2)] })
  expect(sale).toMatchObject({ status: 'delivered', payment_status: 'paid', total_amount: 6000, has_mail: false })
  expect(sale.invoice_number).toMatch(/^SLG\//)
  expect(await shop.stockOf(product)).toEqual({ onHand: 1, held: 0 })
  expect(await orderRow(sale.id)).toMatchObject({ channel: 'showroom', soldBy: staff.id, userId: null, isPickup: true })
  await shop.runJobs()
  expect(await db.select().from(mails).where(eq(mails.orderId, sale.id))).toEqual([])
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, `order:${sale.id}`), eq(auditEntries.action, 'order.sold')))
  expect(entry?.actorId).toBe(staff.id)
})

test('the same press twice, or ten at once, sells once', async () => {
  const product = await addProduct(db, { stock: 9 })
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 10 }, () => sell({ items: [piece(product)] }, key)))
  expect(new Set(answers.map((answer) => answer.json<{ data: SaleJson }>().data.id)).size).toBe(1)
  expect(await shop.stockOf(product)).toEqual({ onHand: 8, held: 0 })
})

test('two counters cannot sell the last piece twice, and the invoice series has no gap', async () => {
  const product = await addProduct(db, { stock: 1 })
  const answers = await Promise.all([1, 2, 3].map(() => sell({ items: [piece(product)] })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  const serials = (await db.select().from(taxDocuments).where(eq(taxDocuments.kind, 'invoice'))).map(
    (row) => row.serial,
  )
  expect(serials.toSorted((a, b) => a - b)).toEqual(serials.map((_, at) => at + 1))
})

test('a discount has a reason and a limit, and stands on the invoice', async () => {
  const product = await addProduct(db, { stock: 5, price: rupees(6000) })
  const off = (amount: number, reason: string) => ({ items: [piece(product)], discount: { amount, reason } })
  expect((await sell(off(500, ' '))).statusCode).toBe(422)
  expect((await sell(off(6000, 'A gift'))).json()).toMatchObject({ code: 'discount_too_high' })
  const sale = await sold(off(500, 'A scratch on the back'))
  expect(sale.total_amount).toBe(5500)
  const [invoice] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, sale.id))
  expect(invoice?.content).toMatchObject({
    remark: expect.stringContaining('A scratch on the back'),
    payment: 'Paid at the counter in cash',
  })
})

test('what is made for one buyer is sold by words, and its tax is its own', async () => {
  const sale = await sold({ custom_items: [TABLE], handover: 'pick_up', payment: { by: 'upi', reference: '4411' } })
  expect(sale).toMatchObject({ status: 'processing', total_amount: 24_000 })
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, sale.id))
  expect(payment).toMatchObject({ method: 'upi', reference: '4411', amount: 2_400_000, status: 'captured' })
  expect((await sell({ custom_items: [{ ...TABLE, hsn_code: '94' }] })).statusCode).toBe(422)
  expect((await sell({ custom_items: [{ ...TABLE, unit_price: 0 }] })).statusCode).toBe(422)
})

test('prices come from the shop, delivery costs what it costs at the checkout, and Port Blair is refused', async () => {
  const product = await addProduct(db, { stock: 5, price: rupees(1000) })
  const preview = (body: object) => shop.post('/api/backoffice/orders/preview', staff.headers, body)
  const items = [{ ...piece(product), price: 1, unit_price: 1 }]
  const quote = async (handover: string) => (await preview({ items, handover })).json<{ data: SaleQuote }>().data
  expect(await quote('deliver')).toMatchObject({ shipping_amount: 200, total_amount: 1200, tax_amount: 152.54 })
  expect(await quote('take_along')).toMatchObject({ shipping_amount: 0, total_amount: 1000 })
  expect((await preview({ items: [] })).json()).toMatchObject({ code: 'empty_cart' })
  expect((await preview({ items: [piece(product, 6)] })).json()).toMatchObject({ code: 'insufficient_stock' })
  const far = { ...anAddress, city: 'Port Blair', state: 'Andaman and Nicobar Islands', postal_code: '744101' }
  expect((await sell({ items, handover: 'deliver', billing_address: far })).json()).toMatchObject({
    code: 'not_deliverable',
  })
  expect((await sold({ items, handover: 'deliver', billing_address: anAddress })).total_amount).toBe(1200)
})

test('from ₹50,000 on the buyer is named with an address', async () => {
  const dear = { custom_items: [{ ...TABLE, unit_price: 60_000 }], handover: 'pick_up' as const }
  expect((await sell(dear)).json()).toMatchObject({ code: 'address_needed' })
  expect((await sell({ ...dear, billing_address: anAddress })).statusCode).toBe(200)
})

test('the buyer is a walk-in or somebody who has an account, not one whose account is gone', async () => {
  const product = await addProduct(db, { stock: 3 })
  const [known, gone] = [await addPerson(db), await addPerson(db)]
  await db.update(users).set({ erasedAt: shop.clock.now() }).where(eq(users.id, gone.id))
  const sellTo = (customer_id: number) => sell({ items: [piece(product)], customer_id })
  for (const id of [999_999, gone.id]) {
    const refused = await sellTo(id)
    expect(refused.statusCode, refused.body).toBe(422)
    const errors = { customer_id: ['This customer has no account any more. Choose another one or sell to a walk-in'] }
    expect(refused.json()).toMatchObject({ code: 'unknown_customer', errors })
  }
  expect((await sellTo(known.id)).statusCode).toBe(200)
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
})

test('money of the counter goes back over the counter, with a credit note', async () => {
  const product = await addProduct(db, { stock: 2 })
  const sale = await sold({ items: [piece(product)], handover: 'pick_up' })
  const cancelled = await shop.patch(`/api/backoffice/orders/${sale.id}/cancel`, owner.headers, {
    reason: 'Changed',
    paid_out: { by: 'cash' },
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  await shop.runJobs()
  expect(await db.select().from(refunds).where(eq(refunds.orderId, sale.id))).toMatchObject([{ status: 'processed' }])
  expect(await orderRow(sale.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
})

const byLink = (product: number) =>
  sold({ items: [piece(product)], handover: 'pick_up', payment: { by: 'link', hours: 1 } })

test('a link holds the pieces, and paying it pays the order, by webhook or when we ask', async () => {
  for (const way of ['webhook', 'asking'] as const) {
    const product = await addProduct(db, { stock: 2 })
    const sale = await byLink(product)
    expect(sale).toMatchObject({ payment_status: 'pending', invoice_number: null, link: { status: 'created' } })
    expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 1 })
    const link = await linkOf(sale.id)
    await payLink(shop.deps, link?.providerLinkId ?? '')
    if (way === 'webhook') await shop.deliverWebhooks()
    else {
      shop.clock.advance(60_000)
      await reconcile(shop.deps)
    }
    expect(await orderRow(sale.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await shop.stockOf(product)).toEqual({ onHand: 1, held: 0 })
    expect((await linkOf(sale.id))?.status).toBe('paid')
    await shop.deliverWebhooks()
    expect(await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, sale.id))).toHaveLength(1)
  }
})

test('a link that expires frees the pieces, and so does one of which nobody tells', async () => {
  const product = await addProduct(db, { stock: 2 })
  const told = await byLink(product)
  await endLink(shop.deps, (await linkOf(told.id))?.providerLinkId ?? '', 'expired')
  await shop.deliverWebhooks()
  expect(await orderRow(told.id)).toMatchObject({ status: 'cancelled' })
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })

  await byLink(product)
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 1 })
  shop.clock.advance(71 * 60_000)
  await expireEndedHolds(shop.deps)
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
})

test('the link of a cancelled order is ended at the provider, and nothing is taken along unpaid', async () => {
  const product = await addProduct(db, { stock: 2 })
  const sale = await byLink(product)
  await shop.patch(`/api/backoffice/orders/${sale.id}/cancel`, owner.headers, { reason: 'Mistake' })
  shop.clock.advance(60_000)
  await reconcile(shop.deps)
  expect((await linkOf(sale.id))?.status).toBe('cancelled')
  const unpaid = await sell({ items: [piece(product)], payment: { by: 'link', hours: 1 } })
  expect(unpaid.json()).toMatchObject({ code: 'not_paid_yet' })
})

test('a provider that is down sells nothing and holds nothing', async () => {
  const product = await addProduct(db, { stock: 2 })
  await shop.plant('http_500', 20)
  const answer = await sell({ items: [piece(product)], handover: 'pick_up', payment: { by: 'link', hours: 1 } })
  await shop.heal()
  expect(answer.json()).toMatchObject({ code: 'provider_unavailable' })
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
})

test('the link goes by mail once, to who has an address', async () => {
  const product = await addProduct(db, { stock: 2 })
  const mail = (id: number) => shop.post(`/api/backoffice/counter/sales/${id}/mail`, staff.headers, {})
  const silent = await byLink(product)
  expect((await mail(silent.id)).json()).toMatchObject({ code: 'no_mail_address' })
  const payment = { by: 'link', hours: 1 } as const
  const sale = await sold({ items: [piece(product)], handover: 'deliver', billing_address: anAddress, payment })
  await mail(sale.id)
  await mail(sale.id)
  await shop.runJobs()
  const sent = shop.mails.filter(({ subject }) => subject.includes(sale.order_number))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain(sale.link?.url)
})

test('products are found by name and by the number that a scanner types, customers by what they say', async () => {
  const coloured = await addProduct(db, { colours: { Walnut: 2, Teak: 0 } })
  const get = async <T>(path: string) =>
    (await shop.app.inject({ url: `/api/backoffice/counter/${path}`, headers: staff.headers })).json<{ data: T }>().data
  const [row] = await db.select().from(productVariants).where(eq(productVariants.productId, coloured))
  expect(await get(`products?q=${encodeURIComponent(row?.sku ?? '')}`)).toMatchObject([
    {
      id: coloured,
      scanned: 'Walnut',
      colours: [
        { color: 'Walnut', free: 2 },
        { color: 'Teak', free: 0 },
      ],
    },
  ])
  expect((await get<object[]>('products?q=chair')).length).toBeGreaterThan(0)
  expect(await get('customers?q=nobody-at-all')).toEqual([])
})
