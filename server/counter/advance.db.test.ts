import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SaleInput, SaleJson } from '#domain/api/counter.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { endLink, payLink } from '#server/adapters/razorpay/simulator/simulated-links.ts'
import { simulatorRefunds } from '#server/db/schema/simulator.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { orders, taxDocuments } from '#server/db/schema/orders.ts'
import { paymentLinks } from '#server/db/schema/payment-links.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const staff = await addPerson(db, 'staff')
const owner = await addPerson(db, 'owner')

let keys = 0
const pressed = (who = staff) => ({ ...who.headers, 'idempotency-key': `advance-${(keys += 1)}-key` })
const sell = (body: Partial<SaleInput>, headers = pressed()) =>
  shop.post('/api/backoffice/orders', headers, {
    billing_address: anAddress,
    handover: 'deliver',
    payment: { by: 'cash' },
    ...body,
  })
async function sold(body: Partial<SaleInput>): Promise<SaleJson> {
  const answer = await sell(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: SaleJson }>().data
}
const piece = (product_id: number, quantity = 1) => ({ product_id, quantity })
const take = (id: number, body: object, headers = pressed()) =>
  shop.post(`/api/backoffice/orders/${id}/payments`, headers, body)
const desk = async (id: number) =>
  (await shop.app.inject({ url: `/api/backoffice/orders/${id}`, headers: owner.headers })).json<{ data: DeskOrder }>()
    .data
const row = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]
const papers = async (id: number) =>
  (await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id)).orderBy(asc(taxDocuments.id))).map(
    ({ kind, amount }) => ({ kind, amount }),
  )
const openLinkOf = async (id: number) =>
  (
    await db
      .select()
      .from(paymentLinks)
      .where(and(eq(paymentLinks.orderId, id), eq(paymentLinks.status, 'created')))
  )[0]
const ship = (id: number) =>
  shop.patch(`/api/backoffice/orders/${id}/ship`, staff.headers, { carrier: 'Own van', tracking_number: 'V1' })

/** ₹10,000, of which ₹3,000 are paid in advance. */
async function begun(more: Partial<SaleInput> = {}) {
  const product = await addProduct(db, { stock: 3, price: rupees(10_000) })
  return { product, sale: await sold({ items: [piece(product)], advance: 3000, ...more }) }
}

test('an advance puts the sale into work: its pieces are taken once, a receipt voucher is issued and no invoice', async () => {
  const { product, sale } = await begun()
  expect(sale).toMatchObject({ status: 'processing', payment_status: 'pending', paid_amount: 3000, due_amount: 7000 })
  expect(sale.receipt_number).toMatch(/^SLA\/\d\d-\d\d\/\d{6}$/)
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
  expect(await papers(sale.id)).toEqual([{ kind: 'receipt_voucher', amount: 300_000 }])
  expect((await desk(sale.id)).desk).toMatchObject({ paid: 3000, due: 7000, refundable: 0 })
  await shop.runJobs()
  expect(shop.mails.filter(({ subject }) => subject.includes(sale.order_number)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/₹7,000 is still to be paid.*Paid so far: ₹3,000\s+Still to be paid: ₹7,000/s),
  ])
  const shown = await shop.app.inject({ url: `/api/orders/track/${sale.order_number}` })
  expect(shown.json<{ data: object }>().data).toMatchObject({ amount_paid: 3000, amount_due: 7000 })
  const answer = await shop.app.inject({ url: sale.receipt_url ?? '', headers: staff.headers })
  expect(answer.headers['content-type']).toBe('application/pdf')
})

test('the rest at the counter makes it paid, once however often it is pressed, and brings the invoice', async () => {
  const { product, sale } = await begun()
  expect((await take(sale.id, { by: 'cash', amount: 7001 })).json()).toMatchObject({ code: 'more_than_due' })
  const headers = pressed()
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => take(sale.id, { by: 'card_machine', reference: 'SLIP 7', amount: 7000 }, headers)),
  )
  expect(presses.map(({ statusCode }) => statusCode)).toEqual(presses.map(() => 200))
  expect(await row(sale.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  expect(await papers(sale.id)).toEqual([
    { kind: 'receipt_voucher', amount: 300_000 },
    { kind: 'invoice', amount: 1_000_000 },
  ])
  const paid = await db.select().from(payments).where(eq(payments.orderId, sale.id)).orderBy(asc(payments.id))
  expect(paid).toMatchObject([
    { amount: 300_000, isPart: true, method: 'cash' },
    { amount: 700_000, isPart: false, method: 'card_machine', reference: 'SLIP 7' },
  ])
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
  expect((await take(sale.id, { by: 'cash', amount: 1 })).json()).toMatchObject({ code: 'nothing_due' })
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, `order:${sale.id}`), eq(auditEntries.action, 'order.money_taken')))
  expect(entry?.data).toMatchObject({ before: { due: 700_000 }, after: { due: 0 } })
})

test('it leaves with its invoice, and the rest is collected at the door', async () => {
  const { sale } = await begun()
  expect((await ship(sale.id)).statusCode).toBe(200)
  expect((await papers(sale.id)).map(({ kind }) => kind)).toEqual(['receipt_voucher', 'invoice'])
  expect((await take(sale.id, { by: 'upi', amount: 7000 })).statusCode).toBe(200)
  expect(await row(sale.id)).toMatchObject({ status: 'shipped', paymentStatus: 'paid' })
  expect(await papers(sale.id)).toHaveLength(2)
})

test('in the showroom nothing is handed over before it is paid', async () => {
  expect(
    (await sell({ items: [piece(await addProduct(db, {}))], advance: 10, handover: 'take_along' })).json(),
  ).toMatchObject({
    code: 'not_paid_yet',
  })
  const { sale } = await begun({ handover: 'pick_up' })
  expect((await ship(sale.id)).json()).toMatchObject({
    code: 'balance_due',
    message: expect.stringContaining('₹7,000'),
  })
  await take(sale.id, { by: 'cash', amount: 7000 })
  expect((await ship(sale.id)).statusCode).toBe(200)
})

test('an advance is less than the price', async () => {
  const product = await addProduct(db, { stock: 1, price: rupees(500) })
  const whole = await sell({ items: [piece(product)], handover: 'pick_up', advance: 500 })
  expect(whole.json()).toMatchObject({ code: 'advance_too_high', errors: { advance: [expect.any(String)] } })
  expect(await shop.stockOf(product)).toEqual({ onHand: 1, held: 0 })
})

test('by links: the first part holds the pieces until it is paid, the rest ends without harm and is paid by another', async () => {
  const { product, sale } = await begun({ payment: { by: 'link', hours: 1 } })
  expect(sale).toMatchObject({ status: 'pending', paid_amount: 0, link: { amount: 3000 } })
  expect(await shop.stockOf(product)).toEqual({ onHand: 3, held: 1 })
  await payLink(shop.deps, (await openLinkOf(sale.id))?.providerLinkId ?? '')
  await shop.deliverWebhooks()
  expect(await row(sale.id)).toMatchObject({ status: 'processing', paymentStatus: 'pending' })
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })

  const link = () => shop.post(`/api/backoffice/orders/${sale.id}/links`, staff.headers, { hours: 1 })
  const made = (await link()).json<{ data: DeskOrder }>().data.desk.link
  expect(made).toMatchObject({ amount: 7000, status: 'created' })
  expect((await link()).json<{ data: DeskOrder }>().data.desk.link?.url).toBe(made?.url)
  await endLink(shop.deps, (await openLinkOf(sale.id))?.providerLinkId ?? '', 'expired')
  await shop.deliverWebhooks()
  expect(await row(sale.id)).toMatchObject({ status: 'processing', paymentStatus: 'pending' })

  await link()
  await payLink(shop.deps, (await openLinkOf(sale.id))?.providerLinkId ?? '')
  await shop.deliverWebhooks()
  await shop.deliverWebhooks()
  expect(await row(sale.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  expect((await papers(sale.id)).map(({ kind }) => kind)).toEqual(['receipt_voucher', 'invoice'])
  expect(await shop.stockOf(product)).toEqual({ onHand: 2, held: 0 })
})

test('the shop hears once of money that it did not take itself: of the rest by link too', async () => {
  const told = (number: string) =>
    shop.mails.filter(({ subject, text }) => subject.startsWith('New order') && text.includes(number)).length
  const { sale } = await begun()
  await shop.runJobs()
  expect(told(sale.order_number)).toBe(0)
  await shop.post(`/api/backoffice/orders/${sale.id}/links`, staff.headers, { hours: 1 })
  await payLink(shop.deps, (await openLinkOf(sale.id))?.providerLinkId ?? '')
  await shop.deliverWebhooks()
  await shop.deliverWebhooks()
  await shop.runJobs()
  expect(told(sale.order_number)).toBe(1)
})

test('the link of an advance that expires frees the pieces; one whose money came over the counter is ended', async () => {
  const { product, sale } = await begun({ payment: { by: 'link', hours: 1 } })
  await endLink(shop.deps, (await openLinkOf(sale.id))?.providerLinkId ?? '', 'expired')
  await shop.deliverWebhooks()
  expect(await row(sale.id)).toMatchObject({ status: 'cancelled' })
  expect(await shop.stockOf(product)).toEqual({ onHand: 3, held: 0 })

  const other = (await begun()).sale
  await shop.post(`/api/backoffice/orders/${other.id}/links`, staff.headers, { hours: 1 })
  await take(other.id, { by: 'cash', amount: 7000 })
  shop.clock.advance(60_000)
  await reconcile(shop.deps)
  expect(await openLinkOf(other.id)).toBeUndefined()
  expect(await row(other.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
})

test('cancelled, the advance goes back over the counter with a refund voucher, and the pieces are on sale', async () => {
  const { product, sale } = await begun()
  const answer = await shop.patch(`/api/backoffice/orders/${sale.id}/cancel`, owner.headers, {
    reason: 'The wood is cracked',
    paid_out: { by: 'cash', reference: 'Cash book 12' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  await shop.runJobs()
  expect(await db.select().from(refunds).where(eq(refunds.orderId, sale.id))).toMatchObject([
    { amount: 300_000, status: 'processed', paidOutBy: 'cash', reference: 'Cash book 12' },
  ])
  expect((await papers(sale.id)).map(({ kind }) => kind)).toEqual(['receipt_voucher', 'refund_voucher'])
  expect(await row(sale.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  expect(await shop.stockOf(product)).toEqual({ onHand: 3, held: 0 })
})

const refund = (id: number, body: object) => shop.post(`/api/backoffice/orders/${id}/refunds`, pressed(owner), body)

test('a refund goes back the way the money came, the newest first, with a credit note each, and never through the provider', async () => {
  const { sale } = await begun()
  expect((await refund(sale.id, { amount: 10, reason: 'Late' })).json()).toMatchObject({ code: 'balance_due' })
  await take(sale.id, { by: 'upi', amount: 7000 })
  const paid_out = { by: 'upi', reference: 'UPI 99' }
  const answer = await refund(sale.id, { amount: 8000, reason: 'A long wait', paid_out })
  expect(answer.statusCode, answer.body).toBe(200)
  await shop.runJobs()
  expect(await db.select().from(refunds).where(eq(refunds.orderId, sale.id)).orderBy(asc(refunds.id))).toMatchObject([
    { amount: 700_000, status: 'processed', reference: 'UPI 99' },
    { amount: 100_000, status: 'processed', reference: 'UPI 99' },
  ])
  expect((await papers(sale.id)).filter(({ kind }) => kind === 'credit_note')).toHaveLength(2)
  expect((await desk(sale.id)).desk.refundable).toBe(2000)
  expect((await refund(sale.id, { amount: 2001, reason: 'More' })).json()).toMatchObject({ code: 'above_captured' })
  expect(await db.select().from(simulatorRefunds)).toEqual([])
})

test('what nobody said was paid back waits at the order until somebody does, and is said once', async () => {
  const product = await addProduct(db, { stock: 2, price: rupees(4000) })
  const sale = await sold({ items: [piece(product)] })
  await refund(sale.id, { amount: 500, reason: 'A scratch' })
  await shop.runJobs()
  shop.clock.advance(60 * 60_000)
  await reconcile(shop.deps)
  const [waiting] = (await desk(sale.id)).desk.to_pay_out
  expect(waiting).toMatchObject({ amount: 500 })
  const url = `/api/backoffice/refunds/${waiting?.refund_id}`
  expect((await shop.patch(url, staff.headers, { by: 'cash' })).statusCode).toBe(403)
  expect((await shop.patch(url, owner.headers, { by: 'cash', reference: 'Book 3' })).statusCode).toBe(200)
  expect((await shop.patch(url, owner.headers, { by: 'cash' })).json()).toMatchObject({ code: 'not_waiting' })
  await shop.runJobs()
  expect((await desk(sale.id)).refunds).toMatchObject([{ amount: 500, status: 'processed' }])
})

test('receipt vouchers and invoices are numbered without a gap', async () => {
  for (const kind of ['receipt_voucher', 'invoice'] as const) {
    const serials = (await db.select().from(taxDocuments).where(eq(taxDocuments.kind, kind))).map(
      ({ serial }) => serial,
    )
    expect(serials.toSorted((a, b) => a - b)).toEqual(serials.map((_, at) => at + 1))
  }
})

test('the state for which tax was charged stays, and what is fetched has no address to change', async () => {
  const buyer = await addPerson(db)
  const { sale } = await begun({ customer_id: buyer.id })
  const { sale: fetched } = await begun({ customer_id: buyer.id, handover: 'pick_up' })
  const change = (id: number, payload: object) =>
    shop.app.inject({ method: 'PUT', url: `/api/orders/${id}`, headers: buyer.headers, payload })
  const gangtok = { ...anAddress, city: 'Gangtok', state: 'Sikkim', postal_code: '737101' }
  expect((await change(sale.id, { shipping_address: gangtok })).json()).toMatchObject({ code: 'tax_state_fixed' })
  const moved = await change(sale.id, { shipping_address: { ...anAddress, address: '9 Sevoke Road' } })
  expect(moved.json()).toMatchObject({ data: { shipping_address: { address: '9 Sevoke Road' }, can_change: true } })
  expect((await change(fetched.id, { shipping_address: gangtok })).json()).toMatchObject({ code: 'not_editable' })
  expect((await change(fetched.id, { notes: 'On Friday' })).json()).toMatchObject({
    data: { notes: 'On Friday', can_change: false },
  })
})
