import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paise } from '#domain/money/paise.ts'
import type { ProductCard } from '#domain/api/catalog.ts'
import { productVariants } from '#server/db/schema/catalog.ts'
import { mails } from '#server/db/schema/operations.ts'
import { stockMovements } from '#server/db/schema/stock.ts'
import { taxDocuments } from '#server/db/schema/orders.ts'
import { insertVariant } from '#server/catalog/variants.store.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { moveStockToColour } from '#server/stock/move-to-colour.ts'
import { ok } from '#domain/result.ts'
import { expireEndedHolds } from './expire-hold.ts'

const shop = await payingShop()
const { db } = shop

const levelsOf = async (productId: number) =>
  Object.fromEntries(
    (await db.select().from(productVariants).where(eq(productVariants.productId, productId))).map((row) => [
      row.color,
      [row.stockOnHand, row.stockHeld],
    ]),
  )

/** The first ids of variants and products would agree: then a wrong join goes unseen. */
await addProduct(db, { colours: { Red: 1, Blue: 1, Green: 1 } })

async function sofaOf(colours: Record<string, number>) {
  const buyer = await addPerson(db)
  const product_id = await addProduct(db, { colours })
  const line = (quantity: number, color?: string) => ({ product_id, quantity, options: color ? { color } : {} })
  return { buyer, product_id, line }
}

test('a colour is held, sold and given back as that colour', async () => {
  const { buyer, product_id, line } = await sofaOf({ Oatmeal: 4, Moss: 2 })
  const opened = await shop.open(buyer, line(2, 'Moss'), line(1), line(1, 'oatmeal'))
  expect(await levelsOf(product_id)).toEqual({ Oatmeal: [4, 2], Moss: [2, 2] })
  await shop.verify(buyer, await shop.pay(opened))
  expect(await levelsOf(product_id)).toEqual({ Oatmeal: [2, 0], Moss: [0, 0] })
  expect(await shop.stockOf(product_id)).toEqual({ onHand: 2, held: 0 })
  await shop.patch(`/api/orders/${opened.order.id}/cancel`, buyer.headers)
  expect(await levelsOf(product_id)).toEqual({ Oatmeal: [4, 0], Moss: [2, 0] })
})

test('a colour that is sold out is refused at its line although others are there, and so is one that does not exist', async () => {
  const { buyer, line } = await sofaOf({ Oatmeal: 9, Moss: 1 })
  const refused = await shop.post('/api/orders', buyer.headers, orderBody(line(1), line(2, 'Moss')))
  expect(refused.json()).toMatchObject({
    code: 'insufficient_stock',
    message: 'Only 1 available in stock',
    errors: { 'items.1.quantity': ['Only 1 available in stock'] },
  })
  const unknown = await shop.post('/api/orders', buyer.headers, orderBody(line(1), line(1, 'Pink')))
  expect(unknown.json()).toMatchObject({
    code: 'unknown_colour',
    errors: { 'items.1.options': ['This colour is no longer available'] },
  })
})

test('order, invoice and mail name the colour with its SKU and picture, also after the shop renamed it', async () => {
  const { buyer, product_id, line } = await sofaOf({ Oatmeal: 4, Moss: 2 })
  const opened = await shop.open(buyer, line(1, 'Moss'))
  await shop.verify(buyer, await shop.pay(opened))
  await db
    .update(productVariants)
    .set({ sku: `X-${product_id}`, color: 'Fern' })
    .where(and(eq(productVariants.productId, product_id), eq(productVariants.color, 'Moss')))
  const [item] = (await shop.orderOf(buyer, opened.order.id)).items
  expect(item).toMatchObject({ color: 'Moss', product_sku: expect.stringMatching(/-MOSS$/) as string })
  expect(item?.product?.main_image).toMatch(/-moss\.webp$/)
  const [invoice] = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, opened.order.id))
  expect(JSON.stringify(invoice?.content)).toContain(`${item?.product_name}, Moss (${item?.product_sku})`)
  const [mail] = await db
    .select({ data: mails.data })
    .from(mails)
    .where(eq(mails.key, `order-paid:${opened.order.id}`))
  expect(mail?.data).toMatchObject({
    items: [{ chosen: ['Moss'], sku: item?.product_sku }],
  })
})

test('a card tells each colour, what is left of it and the sum', async () => {
  const { buyer, product_id, line } = await sofaOf({ Oatmeal: 4, Moss: 2 })
  await shop.open(buyer, line(1, 'Moss'))
  const { data } = (await shop.app.inject(`/api/products/by-ids?ids=${product_id}&view=card`)).json<{
    data: ProductCard[]
  }>()
  expect(data[0]?.stock_quantity).toBe(5)
  expect(data[0]?.variants.map(({ color, stock_quantity }) => [color, stock_quantity])).toEqual([
    ['Oatmeal', 4],
    ['Moss', 1],
  ])
})

test('a payment after the hold is kept only while its own colour is there', async () => {
  const { buyer, product_id, line } = await sofaOf({ Oatmeal: 9, Moss: 1 })
  const late = await shop.open(buyer, line(1, 'Moss'))
  shop.clock.advance(21 * 60_000)
  await expireEndedHolds(shop.deps)
  const quick = await shop.open(buyer, line(1, 'Moss'))
  await shop.verify(buyer, await shop.pay(quick))
  await shop.verify(buyer, await shop.pay(late))
  expect(await shop.orderOf(buyer, late.order.id)).toMatchObject({ status: 'cancelled' })
  expect(await levelsOf(product_id)).toEqual({ Oatmeal: [9, 0], Moss: [0, 0] })
})

/** As the desk does it: what is in the house is of the first. */
const splitIntoColours = (productId: number, colours: readonly string[]) =>
  inTransaction(db, async (tx) => {
    for (const [position, color] of colours.entries()) {
      const variant = { id: null, color, swatch: '', sku: `SPLIT-${productId}-${color}`, priceDifference: paise(0) }
      const id = await insertVariant(tx, productId, { variant, position })
      if (position === 0) await moveStockToColour(tx, productId, id)
    }
    return ok(undefined)
  })

test('what was sold before it came in colours comes back as the first of them', async () => {
  const buyer = await addPerson(db)
  const product_id = await addProduct(db, { stock: 5 })
  const opened = await shop.open(buyer, { product_id, quantity: 2, options: {} })
  await shop.verify(buyer, await shop.pay(opened))
  await splitIntoColours(product_id, ['Moss', 'Clay'])
  expect(await levelsOf(product_id)).toEqual({ Moss: [3, 0], Clay: [0, 0] })

  const cancelled = await shop.patch(`/api/orders/${opened.order.id}/cancel`, buyer.headers)
  expect(cancelled.statusCode).toBe(200)
  expect(await levelsOf(product_id)).toEqual({ Moss: [5, 0], Clay: [0, 0] })
  expect(await shop.stockOf(product_id)).toEqual({ onHand: 5, held: 0 })
  const booked = await db.select().from(stockMovements).where(eq(stockMovements.productId, product_id))
  expect(booked.reduce((sum, { delta }) => sum + delta, 0)).toBe(5)
})
