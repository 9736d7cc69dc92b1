import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { taxDocuments } from '#server/db/schema/orders.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress, orderBody } from '#server/testing/shop-fixtures.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import type { DocumentContent } from './document-content.ts'
import { taxTotals } from './tax-totals.ts'

const shop = await payingShop()
const { db } = shop

async function paid(state: string, postal_code: string, price = rupees(1000)) {
  const buyer = await addPerson(db)
  const product_id = await addProduct(db, { price })
  const shipping_address = { ...anAddress, state, postal_code }
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, {
    ...orderBody({ product_id, quantity: 2 }),
    shipping_address,
  })
  const opened = answer.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(opened))
  return { buyer, id: opened.order.id }
}

async function invoiceOf(orderId: number): Promise<DocumentContent> {
  const [row] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  return row?.content as unknown as DocumentContent
}

test('within West Bengal the tax is shared by centre and state, and the delivery is taxed with the goods', async () => {
  const invoice = await invoiceOf((await paid('West Bengal', '734001')).id)
  expect(invoice).toMatchObject({
    placeOfSupply: 'West Bengal (19)',
    isInterState: false,
    words: 'Rupees Two Thousand Two Hundred Only',
    total: { gross: 220_000, igst: 0 },
  })
  expect(invoice.rows.map(({ hsn, quantity }) => [hsn, quantity])).toEqual([
    ['940169', 2],
    ['940169', 1],
  ])
  expect(invoice.rows[1]).toMatchObject({ gross: 20_000, taxable: 16_949, tax: 3051 })
  expect(invoice.total.taxable + invoice.total.cgst + invoice.total.sgst).toBe(220_000)
})

test('to another state it is IGST, by the delivery address', async () => {
  const invoice = await invoiceOf((await paid('Sikkim', '737101')).id)
  expect(invoice).toMatchObject({ placeOfSupply: 'Sikkim (11)', isInterState: true, total: { cgst: 0, sgst: 0 } })
  expect(invoice.total.taxable + invoice.total.igst).toBe(220_000)
})

test('a firm is billed by its own name and number, with the person under it', async () => {
  const buyer = await addPerson(db)
  const product_id = await addProduct(db, { price: rupees(1000) })
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, {
    ...orderBody({ product_id, quantity: 1 }),
    billing_address: { ...anAddress, gstin: '19aabcs0001a1zb', company_name: 'Hotel Teesta Pvt Ltd' },
  })
  const opened = answer.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(opened))
  const { recipient } = await invoiceOf(opened.order.id)
  expect(recipient).toMatchObject({ name: 'Hotel Teesta Pvt Ltd', gstin: '19AABCS0001A1ZB' })
  expect(recipient.lines[0]).toBe('Attn: Anjali Rai')
})

test('numbers follow each other without a gap, also when payments arrive together', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => paid('West Bengal', '734001')))
  const rows = await db.select().from(taxDocuments).where(eq(taxDocuments.kind, 'invoice')).orderBy(taxDocuments.serial)
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1))
  for (const { number } of rows) expect(number).toMatch(/^SLG\/\d\d-\d\d\/\d{6}$/)
})

test('is a PDF for its owner and for staff, and does not exist for anybody else', async () => {
  const { buyer, id } = await paid('West Bengal', '734001')
  const [staff, stranger] = [await addPerson(db, 'staff'), await addPerson(db)]
  const get = (headers: Record<string, string>) => shop.app.inject({ url: `/api/orders/${id}/invoice.pdf`, headers })
  for (const person of [buyer, staff]) {
    const answer = await get(person.headers)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect((await get(stranger.headers)).statusCode).toBe(404)
  expect((await get({})).statusCode).toBe(401)
})

test('an order of a hundred lines runs over several pages, and Bengali names are written', async () => {
  const buyer = await addPerson(db)
  const ids = await Promise.all(Array.from({ length: 60 }, () => addProduct(db)))
  const body = orderBody(...ids.map((product_id) => ({ product_id, quantity: 1 })))
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, {
    ...body,
    billing_address: { ...anAddress, name: 'অঞ্জলি রাই' },
  })
  const opened = answer.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(opened))
  const pdf = await shop.app.inject({ url: `/api/orders/${opened.order.id}/invoice.pdf`, headers: buyer.headers })
  expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

/** A cane chair at 5% and a sofa at 18%, delivered for ₹200. */
async function paidAtTwoRates(state: string, postal_code: string) {
  const buyer = await addPerson(db)
  const chair = await addProduct(db, { price: rupees(1050), taxRateBp: 500 })
  const sofa = await addProduct(db, { price: rupees(1180) })
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, {
    ...orderBody({ product_id: chair, quantity: 2 }, { product_id: sofa, quantity: 1 }),
    shipping_address: { ...anAddress, state, postal_code },
  })
  const opened = answer.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(opened))
  return { buyer, id: opened.order.id }
}

test('the rate of each product decides its tax, on the order and on the invoice', async () => {
  const { buyer, id } = await paidAtTwoRates('West Bengal', '734001')
  expect(await shop.orderOf(buyer, id)).toMatchObject({ subtotal: 3000, tax_amount: 280, total_amount: 3480 })
  const invoice = await invoiceOf(id)
  expect(invoice.rows.map(({ rate, taxable, tax }) => [rate, taxable, tax])).toEqual([
    [500, 200_000, 10_000],
    [1800, 100_000, 18_000],
    [1800, 16_949, 3051],
  ])
  expect(invoice).toMatchObject({ ratePercent: null, total: { gross: 348_000, tax: 31_051 } })
  expect(taxTotals(invoice)).toEqual([
    ['CGST 9%', 10_525],
    ['SGST 9%', 10_526],
    ['CGST 2.5%', 5000],
    ['SGST 2.5%', 5000],
  ])
  const pdf = await shop.app.inject({ url: `/api/orders/${id}/invoice.pdf`, headers: buyer.headers })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a cancellation credits each rate what it bore, and the parts add back to the refund', async () => {
  const { buyer, id } = await paidAtTwoRates('Sikkim', '737101')
  shop.clock.advance(3 * 3_600_000)
  await shop.patch(`/api/orders/${id}/cancel`, buyer.headers)
  const documents = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id))
  const credit = documents.find(({ kind }) => kind === 'credit_note')?.content as unknown as DocumentContent
  expect(credit.total.gross).toBe(313_200)
  expect(credit.rows.map(({ rate, gross }) => [rate, gross])).toEqual([
    [500, 189_000],
    [1800, 124_200],
  ])
  expect(credit.rows.map(({ taxable, igst }) => taxable + igst)).toEqual([189_000, 124_200])
})

test('the credits of an order together are its invoice: at each rate, in each tax', async () => {
  const { buyer, id } = await paidAtTwoRates('Sikkim', '737101')
  const owner = await addPerson(db, 'owner')
  const chair = (await shop.orderOf(buyer, id)).items[0]
  const refunded = await shop.app.inject({
    method: 'POST',
    url: `/api/backoffice/orders/${id}/refunds`,
    headers: { ...owner.headers, 'idempotency-key': 'the-chair-comes-back' },
    payload: {
      items: [{ order_item_id: chair?.id, quantity: chair?.quantity, restock: true }],
      amount: chair?.total_price,
      reason: 'A leg was cracked',
    },
  })
  expect(refunded.statusCode).toBe(200)
  const cancelled = await shop.patch(`/api/backoffice/orders/${id}/cancel`, owner.headers, { reason: 'No wood' })
  expect(cancelled.statusCode).toBe(200)

  const documents = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id))
  const credits = documents.flatMap(({ kind, content }) =>
    kind === 'credit_note' ? [content as unknown as DocumentContent] : [],
  )
  expect(credits.map(({ rows }) => rows.map(({ rate, gross }) => [rate, gross]))).toEqual([
    [[500, 210_000]],
    [[1800, 138_000]],
  ])
  const sumOf = (key: 'gross' | 'taxable' | 'tax' | 'igst') => credits.reduce((sum, { total }) => sum + total[key], 0)
  expect({ gross: sumOf('gross'), taxable: sumOf('taxable'), tax: sumOf('tax'), igst: sumOf('igst') }).toEqual({
    gross: 348_000,
    taxable: 316_949,
    tax: 31_051,
    igst: 31_051,
  })
})
