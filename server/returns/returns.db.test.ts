import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ReturnJson } from '#domain/api/returns.ts'
import { rupees } from '#domain/money/paise.ts'
import { DAY } from '#domain/time/durations.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, type TestPerson } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const staff = await addPerson(db, 'staff')
const owner = await addPerson(db, 'owner')

async function deliveredOrder(options: Parameters<typeof addProduct>[1] = {}) {
  const buyer = await addPerson(db)
  const productId = await addProduct(db, { stock: 5, price: rupees(10_000), ...options })
  const opened = await shop.open(buyer, { product_id: productId, quantity: 2 })
  await shop.verify(buyer, await shop.pay(opened))
  const { id } = opened.order
  await staffPatch(`orders/${id}/ship`, { carrier: 'Hill Carriers', tracking_number: 'HC1' })
  await staffPatch(`orders/${id}/deliver`, {})
  const order = await shop.orderOf(buyer, id)
  return { buyer, productId, id, itemId: order.items[0]?.id ?? 0 }
}

const staffPatch = (path: string, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: `/api/backoffice/${path}`, headers: staff.headers, payload })
/** Every piece of it came back in this state. */
const receive = (returned: ReturnJson, condition: 'good' | 'damaged' = 'good', staff_note?: string, who = owner) => {
  const pieces = returned.items.map(({ order_item_id, quantity }) => ({
    order_item_id,
    good: 0,
    damaged: 0,
    [condition]: quantity,
  }))
  return shop.patch(`/api/backoffice/returns/${returned.id}/receive`, who.headers, { pieces, staff_note })
}
const ask = (buyer: TestPerson, id: number, payload: object) =>
  shop.post(`/api/orders/${id}/returns`, buyer.headers, payload)

test('a change of mind costs 15% and the way back, and the money follows the piece', async () => {
  const { buyer, productId, id, itemId } = await deliveredOrder()
  const wish = {
    items: [{ order_item_id: itemId, quantity: 1 }],
    reason: 'changed_mind',
    detail: 'Too large for the room',
  }
  const preview = await shop.post(`/api/orders/${id}/returns/preview`, buyer.headers, wish)
  expect(preview.json()).toMatchObject({ data: { restocking_fee: 1500, return_shipping: 200, refund: 8300 } })
  const asked = (await ask(buyer, id, wish)).json<{ data: ReturnJson }>().data
  expect(asked).toMatchObject({ status: 'requested', refund_amount: 8300 })
  expect(asked.number).toMatch(/^SLR-[0-9A-F]{10}$/)
  const list = await shop.app.inject({ url: '/api/backoffice/returns?status=requested', headers: staff.headers })
  expect(list.json<{ data: { data: ReturnJson[] } }>().data.data.map((entry) => entry.number)).toContain(asked.number)

  expect((await receive(asked)).json()).toMatchObject({ code: 'wrong_status' })
  await staffPatch(`returns/${asked.id}`, { status: 'approved' })
  expect((await receive(asked, 'good', 'As new')).statusCode).toBe(200)
  expect((await receive(asked)).statusCode).toBe(409)
  const written = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `return:${asked.id}`))
  expect(written.map(({ action, actorId, data }) => [action, actorId, data])).toEqual([
    [
      'return.approved',
      staff.id,
      { before: { status: 'requested' }, after: { status: 'approved', refund_amount: 830_000 } },
    ],
    [
      'return.received',
      owner.id,
      {
        before: { status: 'approved' },
        after: {
          status: 'received',
          refund_amount: 830_000,
          condition: [{ order_item_id: itemId, good: 1, damaged: 0 }],
        },
      },
    ],
  ])
  await shop.runJobs()
  const order = await shop.orderOf(buyer, id)
  expect(order).toMatchObject({
    status: 'delivered',
    payment_status: 'paid',
    refunds: [{ amount: 8300, status: 'processed' }],
  })
  expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  expect(await shop.stockOf(productId)).toEqual({ onHand: 4, held: 0 })

  const second = (await ask(buyer, id, wish)).json<{ data: ReturnJson }>().data
  await staffPatch(`returns/${second.id}`, { status: 'approved' })
  await receive(second)
  expect(await shop.stockOf(productId)).toEqual({ onHand: 5, held: 0 })
})

test('a defective piece comes back free, even a custom one', async () => {
  const { buyer, id, itemId } = await deliveredOrder({ isCustom: true })
  const items = [{ order_item_id: itemId, quantity: 2 }]
  expect((await ask(buyer, id, { items, reason: 'changed_mind' })).json()).toMatchObject({ code: 'non_returnable' })
  expect((await ask(buyer, id, { items, reason: 'defective' })).json()).toMatchObject({
    data: { refund_amount: 20_000 },
  })
  expect((await ask(buyer, id, { items, reason: 'defective' })).json()).toMatchObject({ code: 'too_many' })
})

test('a cushion and a bedcover come back although they share the tax code of a mattress, which does not', async () => {
  const cushion = await deliveredOrder({ hsnCode: '940440' })
  const back = { items: [{ order_item_id: cushion.itemId, quantity: 1 }], reason: 'changed_mind' }
  expect((await ask(cushion.buyer, cushion.id, back)).statusCode).toBe(201)
  const mattress = await deliveredOrder({ hsnCode: '940429', returnKind: 'mattress_or_pillow' })
  const kept = { items: [{ order_item_id: mattress.itemId, quantity: 1 }], reason: 'changed_mind' }
  expect((await ask(mattress.buyer, mattress.id, kept)).json()).toMatchObject({ code: 'non_returnable' })
})

test('the mail about the refund of a return names the times of the return policy', async () => {
  const { buyer, id, itemId } = await deliveredOrder()
  const wish = { items: [{ order_item_id: itemId, quantity: 1 }], reason: 'defective' }
  const asked = (await ask(buyer, id, wish)).json<{ data: ReturnJson }>().data
  await staffPatch(`returns/${asked.id}`, { status: 'approved' })
  await receive(asked)
  await shop.runJobs()
  const mail = shop.mails.findLast(({ subject }) => subject.startsWith('Refund of'))
  expect(mail?.text).toContain('3-5 days for UPI and 5-7 days for cards')
})

test('the window closes after seven days, and only the owner may ask', async () => {
  const { buyer, id, itemId } = await deliveredOrder()
  const wish = { items: [{ order_item_id: itemId, quantity: 1 }], reason: 'defective' }
  const stranger = await addPerson(db)
  expect((await ask(stranger, id, wish)).statusCode).toBe(404)
  expect((await shop.post(`/api/orders/${id}/returns/preview`, stranger.headers, wish)).statusCode).toBe(404)
  const read = await shop.app.inject({ url: `/api/orders/${id}/returns`, headers: stranger.headers })
  expect(read.statusCode).toBe(404)
  expect((await ask(buyer, id, { ...wish, items: [] })).statusCode).toBe(422)
  expect((await ask(buyer, id, { ...wish, items: [{ order_item_id: 2_000_000_000, quantity: 1 }] })).statusCode).toBe(
    422,
  )
  shop.clock.advance(9 * DAY)
  expect((await ask(buyer, id, wish)).json()).toMatchObject({ code: 'window_over' })
})

test('what is under a return is not offered once more, until the return is refused', async () => {
  const { buyer, id, itemId } = await deliveredOrder()
  const offered = async () => {
    const { can_return, items } = await shop.orderOf(buyer, id)
    return [can_return, items[0]?.returnable_quantity]
  }
  const returnOf = async (quantity: number) => {
    const asked = await ask(buyer, id, { items: [{ order_item_id: itemId, quantity }], reason: 'defective' })
    return asked.json<{ data: ReturnJson }>().data
  }
  expect(await offered()).toEqual([true, 2])
  const first = await returnOf(1)
  expect(await offered()).toEqual([true, 1])
  const second = await returnOf(1)
  expect(await offered()).toEqual([false, 0])
  await staffPatch(`returns/${first.id}`, { status: 'approved' })
  await receive(first)
  expect(await offered()).toEqual([false, 0])
  await staffPatch(`returns/${second.id}`, { status: 'refused', staff_note: 'It was used.' })
  expect(await offered()).toEqual([true, 1])
})

test('photos are redrawn, private, and nothing else is taken for a photo', async () => {
  const { buyer, id, itemId } = await deliveredOrder()
  const wish = { items: [{ order_item_id: itemId, quantity: 1 }], reason: 'defective' }
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
  expect((await ask(buyer, id, { ...wish, photos: ['bm90IGEgcGhvdG8='] })).json()).toMatchObject({
    code: 'not_a_photo',
    errors: { 'photos.0': expect.anything() },
  })
  const asked = await ask(buyer, id, { ...wish, photos: [`data:image/jpeg;base64,${photo.toString('base64')}`] })
  const [url = ''] = asked.json<{ data: ReturnJson }>().data.photos
  const get = (headers: Record<string, string>, at = url) => shop.app.inject({ url: at, headers })
  const kept = await get(buyer.headers)
  expect(kept.headers['content-type']).toBe('image/webp')
  expect((await sharp(kept.rawPayload).metadata()).width).toBe(1400)
  expect((await get(staff.headers)).statusCode).toBe(200)
  expect((await get((await addPerson(db)).headers)).statusCode).toBe(404)
  expect((await get(staff.headers, '/api/returns/photos/a%00b')).statusCode).toBe(404)
})
