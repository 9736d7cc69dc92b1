import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shop as company } from '#domain/company/shop.ts'
import { products, reviews } from '#server/db/schema/catalog.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress, orderBody } from '#server/testing/shop-fixtures.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { DAY } from '#domain/time/durations.ts'
import { askForReviewJob } from './ask-for-review.ts'

const shop = await payingShop()
const { db } = shop
/** May also send money back. */
const staff = await addPerson(db, 'owner')

const mailsOf = (number: string) => shop.mails.filter((mail) => mail.text.includes(number))
const mailTo = (to: string, number: string, subject: string) =>
  mailsOf(number).find((mail) => mail.to === to && mail.subject.includes(subject))
const move = (id: number, step: string, payload: object = {}) =>
  shop.patch(`/api/backoffice/orders/${id}/${step}`, staff.headers, payload)

async function paidOrder(options: Record<string, unknown> = {}) {
  const buyer = await addPerson(db)
  const productId = await addProduct(db, { stock: 5 })
  const file = `mail-${productId}.webp`
  await db.update(products).set({ mainImage: file }).where(eq(products.id, productId))
  const picture = { width: 1600, height: 2000, alt: '', color: '#aabbcc', placeholder: 'data:x' }
  await db.insert(pictures).values({ file: `products/${file}`, ...picture })
  const answer = await shop.post('/api/razorpay/create-order', buyer.headers, {
    ...orderBody({ product_id: productId, quantity: 1, options }),
    notes: 'Second floor, no lift',
  })
  const { order } = answer.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(answer.json<{ data: OpenedPayment }>().data))
  await shop.runJobs()
  return { buyer, productId, id: order.id, number: order.order_number }
}

test('who has paid gets the invoice, and sees what was bought, how it looks and where it goes', async () => {
  const { productId, number } = await paidOrder({ colour: 'Walnut' })
  const mail = mailTo(anAddress.email, number, 'Order confirmed')
  expect(mail?.html).toContain(`/media/products/mail-${productId}.320.webp?v=`)
  expect(mail?.html).toContain('Walnut')
  expect(mail?.html).toContain('Deliver to')
  expect(mail?.text).toContain('Deliver to:')
  expect(mail?.text).toMatch(/Promised delivery: .*\d/)
  expect(mail?.text).toMatch(/Items: .*\n {2}of which Subtotal: .*\n {2}of which Tax \(18% GST\): /)
  const [invoice] = mail?.attachments ?? []
  expect(invoice?.filename).toMatch(/^SLG-\d\d-\d\d-\d{6}\.pdf$/)
  expect(
    Buffer.from(invoice?.content ?? '')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the shop hears of a paid order, and answers to its buyer', async () => {
  const { number } = await paidOrder()
  const mail = mailTo(company.email, number, 'New order')
  expect(mail?.replyTo).toBe(anAddress.email)
  expect(mail?.text).toContain('Second floor, no lift')
  expect(mail?.text).toContain(anAddress.name)
  expect(mailsOf(number).filter(({ to }) => to === company.email)).toHaveLength(1)
})

test('the words are "Deliver to" on the road and "Delivered to" at its end', async () => {
  const { id, number } = await paidOrder()
  await move(id, 'ship', { carrier: 'Hill Carriers', tracking_number: 'HC1' })
  await move(id, 'deliver')
  await shop.runJobs()
  expect(mailTo(anAddress.email, number, 'On its way')?.text).toContain('Deliver to:')
  expect(mailTo(anAddress.email, number, 'Delivered')?.text).toContain('Delivered to:')
})

test('the reason of the shop stands in the mail and on the order, for its owner', async () => {
  const { id, number, buyer } = await paidOrder()
  await move(id, 'cancel', { reason: 'The timber of this table split in the kiln.' })
  await shop.runJobs()
  const told = mailTo(anAddress.email, number, 'Order cancelled')?.text
  expect(told).toContain('split in the kiln')
  expect(told).not.toContain('Promised delivery')
  expect(told).not.toMatch(/deliver(ed)? to/i)
  const reason = 'The timber of this table split in the kiln.'
  expect(await shop.orderOf(buyer, id)).toMatchObject({ status: 'cancelled', cancellation_reason: reason })
  const stranger = await shop.app.inject(`/api/orders/track/${number}`)
  expect(stranger.json()).toMatchObject({ data: { cancellation_reason: null } })
})

async function delivered() {
  const bought = await paidOrder()
  await move(bought.id, 'ship', { carrier: 'Hill Carriers', tracking_number: 'HC1' })
  await move(bought.id, 'deliver')
  await shop.runJobs()
  return bought
}
const askForReview = async (orderId: number) => {
  await askForReviewJob.work(shop.deps, { orderId })
  await shop.runJobs()
}
const asked = () => shop.mails.filter(({ subject }) => subject.startsWith('How is your'))

test('three days after the delivery the buyer is asked for a review, once', async () => {
  const { id, productId } = await delivered()
  const { rows } = await db.execute<{ wait: number }>(
    sql`select extract(epoch from start_after - created_on)::int as wait from pgboss.job
        where name = ${askForReviewJob.name} and (data->>'orderId')::int = ${id}`,
  )
  expect(rows).toHaveLength(1)
  expect((rows[0]?.wait ?? 0) * 1000).toBeCloseTo(3 * DAY, -4)
  const before = asked().length
  await askForReview(id)
  await askForReview(id)
  expect(asked()).toHaveLength(before + 1)
  const [piece] = await db.select().from(products).where(eq(products.id, productId))
  expect(asked().at(-1)?.text).toContain(`/product/${piece?.slug}#reviews`)
})

test('who has written a review, sends the piece back or is gone is not asked', async () => {
  const written = await delivered()
  await db
    .insert(reviews)
    .values({ productId: written.productId, userId: written.buyer.id, rating: 5, comment: 'Good' })
  const returned = await delivered()
  const { items } = await shop.orderOf(returned.buyer, returned.id)
  await shop.post(`/api/orders/${returned.id}/returns`, returned.buyer.headers, {
    items: [{ order_item_id: items[0]?.id, quantity: 1 }],
    reason: 'defective',
    photos: [],
  })
  const before = asked().length
  for (const { id } of [written, returned]) await askForReview(id)
  expect(asked()).toHaveLength(before)
})
