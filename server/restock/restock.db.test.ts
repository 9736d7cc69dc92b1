import { DAY } from '#domain/time/durations.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, productVariants, restockRequests } from '#server/db/schema/catalog.ts'
import { addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { tellRestocked } from './tell-restocked.ts'

const shop = await testShop()
const { app, db } = shop
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
const ask = (productId: number, email: string) => post(`/api/products/${productId}/restock`, { email })
const mailsTo = (address: string) => shop.mails.filter((mail) => mail.to === address)

async function restockAndTell(productId: number) {
  await db.update(products).set({ stockOnHand: 3 }).where(eq(products.id, productId))
  await tellRestocked.work(shop.deps, {})
  await tellRestocked.work(shop.deps, {})
  await shop.runJobs()
}

test('whoever asked is told once when the piece is back, and not before', async () => {
  const productId = await addProduct(db, { stock: 0 })
  const answers = [await ask(productId, 'asha@example.com'), await ask(productId, ' Asha@Example.com ')]
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, answers[0]?.json()],
    [200, answers[0]?.json()],
  ])
  await tellRestocked.work(shop.deps, {})
  await shop.runJobs()
  expect(mailsTo('asha@example.com')).toHaveLength(0)
  await restockAndTell(productId)
  expect(mailsTo('asha@example.com')).toHaveLength(1)
  expect(mailsTo('asha@example.com')[0]?.text).toContain('/product/chair-')
})

test('who waits for a colour is told of that colour, not of another', async () => {
  const productId = await addProduct(db, { colours: { Moss: 0, 'Deep sea': 0, Rust: 4 } })
  const askFor = (color: string) => post(`/api/products/${productId}/restock`, { email: 'sea@example.com', color })
  expect((await askFor('deep sea')).statusCode).toBe(200)
  expect((await askFor('Rust')).json()).toMatchObject({ code: 'in_stock' })
  expect((await askFor('Pink')).statusCode).toBe(404)
  const bringBack = async (color: string, total: number) => {
    await db.transaction(async (tx) => {
      await tx.update(products).set({ stockOnHand: total }).where(eq(products.id, productId))
      await tx
        .update(productVariants)
        .set({ stockOnHand: 1 })
        .where(and(eq(productVariants.productId, productId), eq(productVariants.color, color)))
    })
    await tellRestocked.work(shop.deps, {})
    await shop.runJobs()
  }
  await bringBack('Moss', 5)
  expect(mailsTo('sea@example.com')).toHaveLength(0)
  await bringBack('Deep sea', 6)
  expect(mailsTo('sea@example.com')).toHaveLength(1)
  expect(mailsTo('sea@example.com')[0]?.subject).toMatch(/ in Deep sea$/)
  expect(mailsTo('sea@example.com')[0]?.text).toContain('?colour=deep-sea')
})

test('one press of the link ends whatever still waits for that address', async () => {
  const [first, second] = [await addProduct(db, { stock: 0 }), await addProduct(db, { stock: 0 })]
  await ask(first, 'stop@example.com')
  await ask(second, 'stop@example.com')
  await restockAndTell(first)
  const token = /restock=([\w-]+)/.exec(mailsTo('stop@example.com')[0]?.text ?? '')?.[1] ?? ''
  expect((await post('/api/restock/stop', { token })).statusCode).toBe(200)
  await restockAndTell(second)
  expect(mailsTo('stop@example.com')).toHaveLength(1)
})

test('the mail program’s own button ends it too, without a person being asked again', async () => {
  const [first, second] = [await addProduct(db, { stock: 0 }), await addProduct(db, { stock: 0 })]
  await ask(first, 'program@example.com')
  await ask(second, 'program@example.com')
  await restockAndTell(first)
  const [mail] = mailsTo('program@example.com')
  const stop = /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.html).toContain(`<a href="${stop}">`)
  const { pathname, search } = new URL(stop)
  expect((await app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200)
  await restockAndTell(second)
  expect(mailsTo('program@example.com')).toHaveLength(1)
})

test('a piece that is there, one that is none and an address that is none are refused by their code', async () => {
  expect((await ask(await addProduct(db, { stock: 2 }), 'a@example.com')).json()).toMatchObject({ code: 'in_stock' })
  expect((await ask(2_000_000_000, 'a@example.com')).statusCode).toBe(404)
  const soldOut = await addProduct(db, { stock: 0 })
  expect((await ask(soldOut, 'asha')).json()).toMatchObject({ errors: { email: ['Email is invalid'] } })
  expect((await ask(soldOut, '')).json()).toMatchObject({ errors: { email: ['Email is required'] } })
  expect((await post('/api/restock/stop', { token: 'invented' })).statusCode).toBe(410)
})

test('a filled hidden field stores nothing, and told addresses are forgotten after ninety days', async () => {
  const productId = await addProduct(db, { stock: 0 })
  await post(`/api/products/${productId}/restock`, { email: 'bot@example.com', website: 'x' })
  await ask(productId, 'old@example.com')
  await restockAndTell(productId)
  expect(mailsTo('bot@example.com')).toHaveLength(0)
  shop.clock.advance(91 * DAY)
  await tellRestocked.work(shop.deps, {})
  expect(await db.select().from(restockRequests).where(eq(restockRequests.email, 'old@example.com'))).toEqual([])
})
