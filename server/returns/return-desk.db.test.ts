import { expect, test } from 'vitest'
import type { DeskReturnJson, ReturnRowJson } from '#domain/api/return-desk.ts'
import type { ReturnJson } from '#domain/api/returns.ts'
import { rupees } from '#domain/money/paise.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const staff = await addPerson(db, 'staff')
const owner = await addPerson(db, 'owner')
const url = '/api/backoffice/returns'

const get = <T>(path: string) =>
  shop.app.inject({ url: url + path, headers: staff.headers }).then((answer) => answer.json<{ data: T }>().data)
const list = (query: string) => get<{ data: ReturnRowJson[]; total: number; last_page: number }>(query)
const one = (id: number) => get<DeskReturnJson>(`/${id}`)
const decide = (id: number, payload: object, who = staff) => shop.patch(`${url}/${id}`, who.headers, payload)
const receive = (id: number, pieces: object[], who = owner) =>
  shop.patch(`${url}/${id}/receive`, who.headers, { pieces })

/** Two chairs and a table were delivered; the chairs and the table are asked back. */
async function askedReturn(reason = 'defective') {
  const buyer = await addPerson(db)
  const chairs = await addProduct(db, { stock: 5, price: rupees(10_000) })
  const table = await addProduct(db, { stock: 5, price: rupees(4_000) })
  const opened = await shop.open(buyer, { product_id: chairs, quantity: 2 }, { product_id: table, quantity: 1 })
  await shop.verify(buyer, await shop.pay(opened))
  const { id } = opened.order
  const parcel = { carrier: 'Hill Carriers', tracking_number: 'HC1' }
  await shop.patch(`/api/backoffice/orders/${id}/ship`, staff.headers, parcel)
  await shop.patch(`/api/backoffice/orders/${id}/deliver`, staff.headers)
  const order = await shop.orderOf(buyer, id)
  const items = order.items.map((item) => ({ order_item_id: item.id, quantity: item.quantity }))
  const answer = await shop.post(`/api/orders/${id}/returns`, buyer.headers, { items, reason, detail: 'Loose legs' })
  const { data } = answer.json<{ data: ReturnJson }>()
  const [first, second] = data.items
  if (!first || !second) throw new Error('Two pieces were asked back')
  return { buyer, chairs, table, order, returned: data, first, second }
}

test('good pieces go back on sale, damaged ones stay out of the stock and are written down', async () => {
  const { buyer, chairs, table, returned, first, second, order } = await askedReturn()
  await decide(returned.id, { status: 'approved' })
  const pieces = [
    { order_item_id: first.order_item_id, good: 1, damaged: 1 },
    { order_item_id: second.order_item_id, good: 0, damaged: 1 },
  ]
  const answer = await receive(returned.id, pieces)
  expect(answer.json<{ data: DeskReturnJson }>().data.items).toMatchObject(pieces)
  expect(await shop.stockOf(chairs)).toEqual({ onHand: 4, held: 0 })
  expect(await shop.stockOf(table)).toEqual({ onHand: 4, held: 0 })
  await shop.runJobs()
  expect(await one(returned.id)).toMatchObject({ refund: { amount: 24_000, status: 'processed' } })
  expect((await shop.orderOf(buyer, order.id)).payment_status).toBe('refunded')
})

test('each piece is told once, and as many as were asked for', async () => {
  const { chairs, returned, first, second } = await askedReturn()
  await decide(returned.id, { status: 'approved' })
  const good = (order_item_id: number, count: number) => ({ order_item_id, good: count, damaged: 0 })
  const wrong: [object[], string][] = [
    [[good(first.order_item_id, 2)], 'piece_not_told'],
    [[good(first.order_item_id, 3), good(second.order_item_id, 1)], 'pieces_differ'],
    [[good(first.order_item_id, 2), good(first.order_item_id, 2)], 'unknown_piece'],
    [[good(2_000_000_000, 1)], 'unknown_piece'],
  ]
  for (const [pieces, code] of wrong) {
    const answer = await receive(returned.id, pieces)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code })
  }
  expect((await one(returned.id)).status).toBe('approved')
  expect(await shop.stockOf(chairs)).toEqual({ onHand: 3, held: 0 })
})

test('twenty presses at once receive a return once', async () => {
  const { buyer, chairs, returned, first, second, order } = await askedReturn()
  await decide(returned.id, { status: 'approved' })
  const pieces = [
    { order_item_id: first.order_item_id, good: 2, damaged: 0 },
    { order_item_id: second.order_item_id, good: 1, damaged: 0 },
  ]
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(returned.id, pieces)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  await shop.runJobs()
  expect(await shop.stockOf(chairs)).toEqual({ onHand: 5, held: 0 })
  expect((await shop.orderOf(buyer, order.id)).refunds).toHaveLength(1)
})

test('who may not pay out may decide, and not receive', async () => {
  const { returned, first, second } = await askedReturn()
  expect((await decide(returned.id, { status: 'approved' })).statusCode).toBe(200)
  const pieces = [first, second].map(({ order_item_id, quantity }) => ({ order_item_id, good: quantity, damaged: 0 }))
  expect((await receive(returned.id, pieces, staff)).statusCode).toBe(403)
  const trusted = await addPerson(db, 'staff', ['open_back_office', 'refund_payments'])
  expect((await receive(returned.id, pieces, trusted)).statusCode).toBe(200)
})

test('nobody is refused without a reason, and the second editor hears who was first', async () => {
  const { returned } = await askedReturn()
  const silent = await decide(returned.id, { status: 'refused', staff_note: '  ' })
  expect(silent.statusCode).toBe(422)
  expect((await decide(returned.id, { status: 'refused', staff_note: 'Cut shorter.' })).statusCode).toBe(200)
  const second = await decide(returned.id, { status: 'approved' }, owner)
  expect(second.statusCode).toBe(409)
  expect(second.json<{ message: string }>().message).toMatch(/^Person \d+ refused this return \(/)
  expect((await one(returned.id)).history).toMatchObject([{ what: 'return.refused', reason: 'Cut shorter.' }])
})

test('a return is shown with its order, its window and how its refund comes about', async () => {
  const { returned, order } = await askedReturn('changed_mind')
  expect(await one(returned.id)).toMatchObject({
    order_number: order.order_number,
    customer: anAddress.name,
    email: anAddress.email,
    detail: 'Loose legs',
    is_in_time: true,
    refund_amount: 20_200,
    terms: { paid: 24_000, restocking_fee: 3600, return_shipping: 200 },
    refund: null,
    items: [
      { quantity: 2, good: null, damaged: null },
      { quantity: 1, good: null, damaged: null },
    ],
  })
  expect((await shop.app.inject({ url: `${url}/2000000000`, headers: staff.headers })).statusCode).toBe(404)
})

test('returns are found by their number and by whatever their order is found by, page by page', async () => {
  const { returned, order } = await askedReturn()
  const numbers = async (query: string) => (await list(query)).data.map(({ number }) => number)
  expect(await numbers(`?search=${returned.number.toLowerCase()}`)).toEqual([returned.number])
  expect(await numbers(`?search=${order.order_number}`)).toEqual([returned.number])
  expect(await numbers(`?search=nobody`)).toEqual([])
  expect(await numbers('?search=anjali&status=requested,approved&per_page=100')).toContain(returned.number)
  expect(await numbers(`?status=received&search=${returned.number}`)).toEqual([])
  const first = await list('?per_page=1&sort=oldest')
  const second = await list('?per_page=1&sort=oldest&page=2')
  expect(first.data[0]?.created_at.localeCompare(second.data[0]?.created_at ?? '')).toBeLessThanOrEqual(0)
  expect(first.last_page).toBe(first.total)
})
