import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { twoProcesses } from '#server/testing/hear-changes.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { pageKey } from './page-key.ts'

const A_SECOND = 1000
const ORDERS_PER_SECOND = 5
const shop = await testShop()
const { db, app } = shop
const processes = await twoProcesses(shop)
const buyers = await Promise.all(Array.from({ length: 20 }, () => addPerson(db)))
const others = await Promise.all(Array.from({ length: 5 }, () => addProduct(db, { stock: 90 })))
const PAGES_OF_OTHERS = ['/', ...others.map((id) => `/product/${id}`)]
let ordered = 0

async function order(productId: number): Promise<void> {
  const buyer = buyers[ordered++ % buyers.length]
  const answer = await app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...buyer?.headers, 'idempotency-key': randomUUID() },
    payload: orderBody({ product_id: productId, quantity: 1 }),
  })
  expect(answer.statusCode, answer.body).toBe(201)
}

/** Five orders a second of other pieces, until it is stopped. */
function keepOrdering(): () => Promise<void> {
  const placed: Promise<void>[] = []
  const timer = setInterval(
    () => placed.push(order(others[placed.length % others.length] ?? 0)),
    A_SECOND / ORDERS_PER_SECOND,
  )
  return async () => {
    clearInterval(timer)
    await Promise.all(placed)
  }
}

/** What both processes say on these pages to whoever asks later than a second after now, for as long. */
async function saidLater(paths: readonly string[]): Promise<string[]> {
  await sleep(A_SECOND)
  const said = new Set<string>()
  const end = Date.now() + A_SECOND
  do {
    for (const process of processes) for (const path of paths) said.add((await process.app.inject(path)).body)
  } while (Date.now() < end)
  return [...said]
}

test('orders of what there is plenty of drop no page', async () => {
  const paths = [...PAGES_OF_OTHERS, '/products']
  for (const process of processes) for (const path of paths) await process.app.inject(path)
  const stop = keepOrdering()
  await sleep(A_SECOND)
  await stop()
  for (const { pages } of processes) for (const path of paths) expect(pages.kept(pageKey(path)), path).toBeDefined()
})

test('the last piece goes, and takes with it its own page and the listings, not the home page and not those of other pieces', async () => {
  const id = await addProduct(db, { stock: 1 })
  const gone = [`/product/${id}`, '/products']
  for (const process of processes) for (const path of [...gone, ...PAGES_OF_OTHERS]) await process.app.inject(path)
  await order(id)
  await sleep(A_SECOND)
  for (const { pages } of processes) {
    for (const path of gone) expect(pages.kept(pageKey(path)), path).toBeUndefined()
    for (const path of PAGES_OF_OTHERS) expect(pages.kept(pageKey(path)), path).toBeDefined()
  }
})

test('with five orders a second, no page says an old price or sells what is gone for longer than a second', async () => {
  const id = await addProduct(db, { stock: 1, price: rupees(12_345) })
  const paths = [`/product/${id}`, '/products', '/products?max_price=30000']
  for (const process of processes)
    for (const path of paths) expect((await process.app.inject(path)).body).toContain('12,345')
  const stop = keepOrdering()

  await shop.pool.query('update products set price = $2 where id = $1', [id, rupees(23_456)])
  for (const body of await saidLater(paths)) {
    expect(body).toContain('23,456')
    expect(body).not.toContain('12,345')
  }

  await order(id)
  for (const body of await saidLater(paths)) expect(body).toContain('Out of Stock')
  await stop()
})
