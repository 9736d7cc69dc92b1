import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { OnePieceJson, PieceJson, StockMoveJson } from '#domain/api/stock-desk.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { db } = shop
const asha = await addPerson(db, 'staff')
const meera = await addPerson(db, 'staff')

const get = async <T>(url: string, person = asha) => {
  const answer = await shop.app.inject({ url: `/api/backoffice/stock${url}`, headers: person.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: T }>().data
}
type Page<T> = { data: T[]; total: number }
const pieceOf = async (productId: number, color: string | null = null): Promise<OnePieceJson> => {
  const { rows } = await shop.pool.query<{ id: number }>(
    'select id from stock_pieces where product_id = $1 and color is not distinct from $2',
    [productId, color],
  )
  return get<OnePieceJson>(`/${rows[0]?.id}`)
}
let keys = 0
const send = (piece: { id: number }, change: string, body: object, person = asha, key = `press-key-${(keys += 1)}`) =>
  shop.post(`/api/backoffice/stock/${piece.id}/${change}`, { ...person.headers, 'idempotency-key': key }, body)
const movesOf = (piece: { id: number }) => get<Page<StockMoveJson>>(`/moves?piece=${piece.id}`)

describe('the list', () => {
  test('has each colour apart, and finds by name, colour and number', async () => {
    const id = await addProduct(db, { colours: { Moss: 2, Sand: 40 } })
    const moss = await pieceOf(id, 'Moss')
    const found = await get<Page<PieceJson>>(`?search=${encodeURIComponent(`${moss.name} sand`)}`)
    expect(found.data.map(({ color, on_hand }) => [color, on_hand])).toEqual([['Sand', 40]])
    expect((await get<Page<PieceJson>>(`?search=${moss.sku}`)).data).toMatchObject([{ id: moss.id, is_low: true }])
    expect((await get<Page<PieceJson>>(`?search=${moss.name}&state=low`)).data.map(({ color }) => color)).toEqual([
      'Moss',
    ])
  })

  test('knows what is sold and still in the house', async () => {
    const id = await addProduct(db, { stock: 5 })
    const buyer = await addPerson(db)
    await shop.verify(buyer, await shop.pay(await shop.open(buyer, { product_id: id, quantity: 2 })))
    expect(await pieceOf(id)).toMatchObject({ on_hand: 3, free: 3, waiting: 2 })
  })
})

describe('a count', () => {
  test('books the difference with who and why, and another writes a line that all was well', async () => {
    const piece = await pieceOf(await addProduct(db, { stock: 9 }))
    const counted = await send(piece, 'count', { counted: 7, seen: piece.last_move, note: 'Top shelf' })
    expect(counted.json()).toMatchObject({ data: { on_hand: 7, free: 7 } })
    const seen = counted.json<{ data: OnePieceJson }>().data.last_move
    await send(piece, 'count', { counted: 7, seen })
    const { data } = await movesOf(piece)
    expect(data.map(({ reason, delta, note, on_hand_after }) => [reason, delta, note, on_hand_after])).toEqual([
      ['count', 0, '', 7],
      ['count', -2, 'Top shelf', 7],
      ['opening', 9, '', 9],
    ])
    expect(data[0]?.who).toMatch(/^Person/)
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `stock:${piece.sku}`))
    expect(entry).toMatchObject({
      actorId: asha.id,
      reason: 'Top shelf',
      data: { before: { on_hand: 9 }, after: { on_hand: 7 } },
    })
  })

  test('of a piece that somebody else has counted meanwhile is told so, and books nothing', async () => {
    const piece = await pieceOf(await addProduct(db, { stock: 9 }))
    await send(piece, 'count', { counted: 7, seen: piece.last_move }, meera)
    const late = await send(piece, 'count', { counted: 8, seen: piece.last_move })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(/^Person \d+ counted 7 on/) as string,
    })
    expect(await get<OnePieceJson>(`/${piece.id}`)).toMatchObject({ on_hand: 7 })
  })

  test('below what is held names the orders that come short, and only then lets them go', async () => {
    const id = await addProduct(db, { stock: 3 })
    const buyer = await addPerson(db)
    const opened = await shop.open(buyer, { product_id: id, quantity: 2 })
    const piece = await pieceOf(id)
    expect(piece).toMatchObject({ on_hand: 3, held: 2, free: 1, holds: [{ order_number: opened.order.order_number }] })
    const body = { counted: 1, seen: piece.last_move }
    const refused = await send(piece, 'count', body)
    expect(refused.json()).toMatchObject({
      code: 'below_held',
      errors: { release_holds: [`${opened.order.order_number}: 2 pieces`] },
    })
    const done = await send(piece, 'count', { ...body, release_holds: true })
    expect(done.json()).toMatchObject({ data: { on_hand: 1, held: 0, free: 1, holds: [] } })
    // The shopper pays all the same: there are not two any more, so the money goes back by itself.
    await shop.verify(buyer, await shop.pay(opened))
    await shop.runJobs()
    expect(await pieceOf(id)).toMatchObject({ on_hand: 1, held: 0 })
    expect((await shop.orderOf(buyer, opened.order.id)).payment_status).not.toBe('paid')
  })
})

describe('deliveries and corrections', () => {
  test('fifty times the same press is one delivery', async () => {
    const piece = await pieceOf(await addProduct(db, { colours: { Moss: 1, Sand: 1 } }), 'Moss')
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(piece, 'receive', { quantity: 4, note: 'Workshop' }, asha, 'the-same-press'),
      ),
    )
    expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await get<OnePieceJson>(`/${piece.id}`)).toMatchObject({ on_hand: 5 })
    expect((await movesOf(piece)).total).toBe(2)
  })

  test('a correction says why, and takes no more than there is', async () => {
    const piece = await pieceOf(await addProduct(db, { stock: 2 }))
    expect((await send(piece, 'correct', { delta: -1, note: ' ' })).statusCode).toBe(422)
    expect((await send(piece, 'correct', { delta: -3, note: 'Broken' })).json()).toMatchObject({
      code: 'more_than_there',
    })
    expect((await send(piece, 'correct', { delta: -1, note: 'Broken' })).json()).toMatchObject({ data: { on_hand: 1 } })
  })
})

describe('limits', () => {
  test('a product has its own, and everything else the one for all', async () => {
    const piece = await pieceOf(await addProduct(db, { stock: 8 }))
    const change = (low_limit: number | null, seen: number | null) =>
      shop.patch(`/api/backoffice/stock/${piece.id}/limit`, asha.headers, { low_limit, seen })
    expect(piece).toMatchObject({ limit: 5, low_limit: null, is_low: false })
    expect((await change(10, null)).json()).toMatchObject({ data: { limit: 10, is_low: true } })
    expect((await change(3, null)).json()).toMatchObject({ code: 'changed_meanwhile' })
    expect((await change(null, 10)).json()).toMatchObject({ data: { limit: 5, is_low: false } })
    expect((await shop.patch('/api/backoffice/stock/rules', asha.headers, { low_limit: 9, seen: 5 })).statusCode).toBe(
      200,
    )
    expect(await get<OnePieceJson>(`/${piece.id}`)).toMatchObject({ limit: 9, is_low: true })
    await shop.patch('/api/backoffice/stock/rules', asha.headers, { low_limit: 5, seen: 9 })
  })
})

test('a move of the past is found by its day and its reason', async () => {
  const piece = await pieceOf(await addProduct(db, { stock: 2 }))
  await send(piece, 'receive', { quantity: 1 })
  const found = await get<Page<StockMoveJson>>(`/moves?search=${piece.sku}&reason=delivery`)
  expect(found.data).toMatchObject([{ reason: 'delivery', delta: 1, piece_id: piece.id }])
  expect((await get<Page<StockMoveJson>>(`/moves?search=${piece.sku}&made_to=2020-01-01`)).total).toBe(0)
})

test('who may not manage the stock sees none of it', async () => {
  const packer = await addPerson(db, 'staff', ['open_back_office', 'manage_orders'] satisfies Permission[])
  const answer = await shop.app.inject({ url: '/api/backoffice/stock', headers: packer.headers })
  expect(answer.statusCode).toBe(403)
})
