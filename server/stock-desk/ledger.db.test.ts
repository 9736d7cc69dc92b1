import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { PieceKey } from '#domain/orders/stock.ts'
import { leftOf } from '#domain/orders/stock.ts'
import { transact } from '#server/db/transaction.ts'
import { giveBackStock, holdStock, lockOrdered, releaseHold, takeStock } from '#server/stock/stock-use.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { moveStock } from './move-stock.ts'

const { db, pool, deps } = await testShop()
const person = await addPerson(db, 'staff')
const actor = { id: person.id, name: 'Asha Rai', address: '', device: '', requestId: '' }

const MOVES = 1000
const WORKERS = 8
type Piece = PieceKey & { id: number }
let pieces: Piece[] = []
let orderIds: number[] = []

beforeAll(async () => {
  for (const stock of [40, 0, 5]) await addProduct(db, { stock })
  for (const colours of [
    { Moss: 20, Sand: 3 },
    { Rust: 1, Teal: 9, Plum: 0 },
  ])
    await addProduct(db, { colours })
  const found = await pool.query<Piece>(
    `select id, product_id as "productId", variant_id as "variantId" from stock_pieces`,
  )
  pieces = found.rows
  const orders = await pool.query<{ id: number }>(`
    insert into orders (order_number, items_total, subtotal, tax_amount, shipping_amount, discount_amount, total_amount)
    select 'SLG-LEDGER-' || n, 100, 85, 15, 0, 0, 100 from generate_series(1, ${MOVES}) as n returning id`)
  orderIds = orders.rows.map(({ id }) => id)
  await pool.query(`
    insert into order_addresses (order_id, kind, name, email, phone, address, city, state, postal_code)
    select id, kind, 'A', 'a@example.com', '', '', '', '', '' from orders, unnest('{billing,shipping}'::text[]) as kind`)
})

/** Every piece by itself, every product, every colour, everything held, and every line of the ledger in its order. */
const WRONG = `
  select 'piece ' || s.sku from stock_pieces s where s.on_hand <> (
    select coalesce(sum(m.delta), 0) from stock_movements m
    where m.product_id = s.product_id and m.variant_id is not distinct from s.variant_id)
  union all select 'product ' || p.id from products p
    where p.stock_on_hand <> (select coalesce(sum(m.delta), 0) from stock_movements m where m.product_id = p.id)
  union all select 'level ' || s.sku from stock_pieces s join products p on p.id = s.product_id
    left join product_variants v on v.id = s.variant_id
    where (s.on_hand, s.held) <> (coalesce(v.stock_on_hand, p.stock_on_hand), coalesce(v.stock_held, p.stock_held))
  union all select 'held ' || s.sku from stock_pieces s where s.held <> (
    select coalesce(sum(h.quantity), 0) from stock_holds h
    where h.state = 'held' and h.product_id = s.product_id and h.variant_id is not distinct from s.variant_id)
  union all select 'line ' || id from (
    select id, on_hand_after, sum(delta) over (partition by product_id, variant_id order by id) as added from stock_movements
  ) as ledger where on_hand_after <> added`

const wrong = async () => (await pool.query(WRONG)).rows

/** The same numbers in every run, whatever the order in which the workers come. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Sold = { orderId: number; piece: Piece; quantity: number; state: 'held' | 'sold' }

async function work(worker: number): Promise<Record<string, number>> {
  const next = chance(worker + 1)
  const mine: Sold[] = []
  const orders = orderIds.filter((_, at) => at % WORKERS === worker)
  const done: Record<string, number> = {}
  for (let at = 0; at < MOVES / WORKERS; at += 1) {
    const piece = pieces[next(pieces.length)] as Piece
    const [name, move] = ACTIONS[next(ACTIONS.length)] as (typeof ACTIONS)[number]
    if (await move({ piece, mine, orders, next, key: `press-${worker}-${at}` })) done[name] = (done[name] ?? 0) + 1
  }
  return done
}

type Turn = { piece: Piece; mine: Sold[]; orders: number[]; next: (below: number) => number; key: string }
const until = new Date(Date.now() + 3_600_000)
const demand = ({ piece: { productId, variantId }, quantity }: Sold) => [{ productId, variantId, quantity }]

const ACTIONS: [name: string, move: (turn: Turn) => Promise<boolean>][] = [
  ['hold', hold],
  ['hold', hold],
  ['sale', (turn) => settle(turn, 'held', true)],
  ['release', (turn) => settle(turn, 'held', false)],
  ['return', (turn) => settle(turn, 'sold', true)],
  ['count', (turn) => desk(turn, { kind: 'count', counted: turn.next(30) })],
  ['receive', (turn) => desk(turn, { kind: 'receive', quantity: 1 + turn.next(5) })],
  ['correct', (turn) => desk(turn, { kind: 'correct', delta: turn.next(7) - 3 || 1 })],
  ['by hand', inPsql],
]

async function hold({ piece, mine, orders, next }: Turn): Promise<boolean> {
  const orderId = orders.pop()
  if (orderId === undefined) return false
  const sold: Sold = { orderId, piece, quantity: 1 + next(2), state: 'held' }
  const isHeld = await transact(db, async (tx) => {
    const stock = await lockOrdered(tx, [piece.productId])
    if (leftOf(stock, piece) < sold.quantity) return false
    await holdStock(tx, orderId, demand(sold), until)
    return true
  })
  if (isHeld) mine.push(sold)
  return isHeld
}

/** A held order is paid or let go; a sold one comes back. A count may have taken a hold away meanwhile. */
async function settle({ mine }: Turn, state: Sold['state'], isOn: boolean): Promise<boolean> {
  const at = mine.findIndex((each) => each.state === state)
  const sold = mine[at]
  if (!sold) return false
  mine.splice(at, 1)
  return transact(db, async (tx) => {
    await tx.execute(sql`select from orders where id = ${sold.orderId} for no key update`)
    await lockOrdered(tx, [sold.piece.productId])
    const holds = await tx.execute(sql`select from stock_holds where order_id = ${sold.orderId} and state = 'held'`)
    if (state === 'held' && holds.rows.length === 0) return false
    if (state === 'sold') await giveBackStock(tx, sold.orderId, demand(sold), 'return')
    else if (isOn) await takeStock(tx, sold.orderId, demand(sold), 'hold')
    else await releaseHold(tx, sold.orderId)
    if (state === 'held' && isOn) mine.push({ ...sold, state: 'sold' })
    return true
  })
}

async function desk({ piece, key }: Turn, change: Parameters<typeof moveStock>[1]['change']): Promise<boolean> {
  const cmd = { pieceId: piece.id, change, note: 'A busy day', seen: null, releaseHolds: true, key, actor }
  const [first, again] = await Promise.all([moveStock(deps, cmd), moveStock(deps, cmd)])
  return first.ok && again.ok
}

async function inPsql({ piece: { productId, variantId } }: Turn): Promise<boolean> {
  await transact(db, async (tx) => {
    await tx.execute(sql`update products set stock_on_hand = stock_on_hand + 2 where id = ${productId}`)
    if (variantId !== null)
      await tx.execute(sql`update product_variants set stock_on_hand = stock_on_hand + 2 where id = ${variantId}`)
  })
  return true
}

test('after a thousand sales, holds, returns, counts, deliveries and corrections at once the ledger adds up', async () => {
  const done = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))
  const each = new Set(done.flatMap((counts) => Object.keys(counts)))
  expect([...each].toSorted()).toEqual(['by hand', 'correct', 'count', 'hold', 'receive', 'release', 'return', 'sale'])
  expect(await wrong()).toEqual([])
}, 120_000)

test('a piece that vanishes without a line is found', async () => {
  await pool.query(`begin; set local saalghar.stock_ledger = 'by_hand';
    update products set stock_on_hand = stock_on_hand + 1 where id = ${pieces[0]?.productId}; commit`)
  expect(await wrong()).not.toEqual([])
  await pool.query(`begin; set local saalghar.stock_ledger = 'by_hand';
    update products set stock_on_hand = stock_on_hand - 1 where id = ${pieces[0]?.productId}; commit`)
  expect(await wrong()).toEqual([])
})

test('a product that gets colours, loses one and loses all keeps a ledger that adds up', async () => {
  const id = await addProduct(db, { stock: 6 })
  const colour = (name: string, stock: number) => `(${id}, '${name}', 'C-${id}-${name}', ${stock})`
  await pool.query(`insert into product_variants (product_id, color, sku, stock_on_hand)
    values ${colour('Moss', 4)}, ${colour('Sand', 2)}`)
  expect(await wrong()).toEqual([])
  await pool.query(`begin; delete from product_variants where product_id = ${id} and color = 'Sand';
    update products set stock_on_hand = 4 where id = ${id}; commit`)
  expect(await wrong()).toEqual([])
  await pool.query(`begin; delete from product_variants where product_id = ${id};
    update products set stock_on_hand = 1 where id = ${id}; commit`)
  expect(await wrong()).toEqual([])
  expect((await pool.query(`select sku from stock_pieces where product_id = ${id}`)).rows).toHaveLength(1)
  await pool.query(`delete from products where id = ${id}`)
  expect(await wrong()).toEqual([])
})
