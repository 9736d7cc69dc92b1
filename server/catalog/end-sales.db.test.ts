import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OrderJson } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/catalog.ts'
import { rupees } from '#domain/money/paise.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { products } from '#server/db/schema/catalog.ts'
import { GOOD_UNTIL_HEADER } from '#server/http/cache-tags.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { followSales } from './end-sales.ts'

const shop = await testShop()
const { app, db, pool, clock } = shop

async function saleFor(ms: number) {
  const saleEndsAt = new Date(clock.now().getTime() + ms)
  const id = await addProduct(db, { price: rupees(6000), salePrice: rupees(5000), saleEndsAt })
  return { id, saleEndsAt }
}

async function read(id: number) {
  const answer = await app.inject(`/api/products/${id}`)
  return { product: answer.json<{ data: Product }>().data, goodUntil: answer.headers[GOOD_UNTIL_HEADER] }
}

test('a sale says when it ends, and the page that shows it is good until then', async () => {
  const { id, saleEndsAt } = await saleFor(MINUTE)
  const { product, goodUntil } = await read(id)
  expect(product).toMatchObject({ sale_price: 5000, sale_ends_at: saleEndsAt.toISOString() })
  expect(Number(goodUntil)).toBe(saleEndsAt.getTime())
})

test('from that moment page, cart and order ask the old price, before anything was cleared away', async () => {
  const { id } = await saleFor(MINUTE)
  clock.advance(MINUTE)
  const { product, goodUntil } = await read(id)
  expect(product).toMatchObject({ sale_price: null, sale_ends_at: null })
  expect(goodUntil).toBeUndefined()
  const buyer = await addPerson(db)
  const payload = orderBody({ product_id: id, quantity: 1 })
  const order = await app.inject({ method: 'POST', url: '/api/orders', headers: buyer.headers, payload })
  expect(order.json<{ data: OrderJson }>().data.items[0]?.unit_price).toBe(6000)
})

test('an ended sale is cleared away, one that goes on is not', async () => {
  const [over, on] = [await saleFor(MINUTE), await saleFor(3 * MINUTE)]
  clock.advance(2 * MINUTE)
  await followSales(shop.deps)
  const priceOf = async (id: number) =>
    (await db.select({ sale: products.salePrice }).from(products).where(eq(products.id, id)))[0]?.sale
  expect([await priceOf(over.id), await priceOf(on.id)]).toEqual([null, rupees(5000)])
})

test('who takes a sale away takes its end with it, so that the next sale is not ended by it', async () => {
  const { id } = await saleFor(MINUTE)
  await db.update(products).set({ salePrice: null }).where(eq(products.id, id))
  await db
    .update(products)
    .set({ salePrice: rupees(4000) })
    .where(eq(products.id, id))
  expect((await read(id)).product).toMatchObject({ sale_price: 4000, sale_ends_at: null })
})

test('a planned sale counts from its start: page, order and what is kept of the page', async () => {
  const startsAt = new Date(clock.now().getTime() + MINUTE)
  const endsAt = new Date(clock.now().getTime() + 5 * MINUTE)
  const id = await addProduct(db, {
    price: rupees(6000),
    salePrice: rupees(5000),
    saleStartsAt: startsAt,
    saleEndsAt: endsAt,
  })
  const before = await read(id)
  expect(before.product).toMatchObject({ sale_price: null, sale_ends_at: null })
  expect(Number(before.goodUntil)).toBe(startsAt.getTime())
  const listed = async () =>
    (await pool.query('select price, is_on_sale from product_listing where product_id = $1', [id])).rows[0]
  expect(await listed()).toEqual({ price: '600000', is_on_sale: false })

  clock.advance(MINUTE)
  const during = await read(id)
  expect(during.product).toMatchObject({ sale_price: 5000, sale_ends_at: endsAt.toISOString() })
  expect(Number(during.goodUntil)).toBe(endsAt.getTime())
  await followSales(shop.deps)
  expect(await listed()).toEqual({ price: '500000', is_on_sale: true })
  expect((await read(id)).product).toMatchObject({ sale_price: 5000, sale_ends_at: endsAt.toISOString() })
})
