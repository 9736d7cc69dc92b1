import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { SaleJson } from '#domain/api/counter.ts'
import { ok } from '#domain/result.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { payLink } from '#server/adapters/razorpay/simulator/simulated-links.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentLinks } from '#server/db/schema/payment-links.ts'
import { providerEvents, providerOrders } from '#server/db/schema/payments.ts'
import { addPerson, addProduct, anAddress } from '#server/testing/shop-fixtures.ts'
import { reconcile } from './reconcile.ts'
import { payingShop } from './testing/paying-shop.ts'

const shop = await payingShop()
const { db, deps } = shop
const staff = await addPerson(db, 'staff')
const longAgo = () => new Date(shop.clock.now().getTime() - 50 * MINUTE)
const paymentOf = async (orderId: number) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.paymentStatus

beforeEach(async () => {
  await db.delete(paymentLinks)
  await db.delete(providerOrders)
})

let sales = 0
async function linkOfSale() {
  const items = [{ product_id: await addProduct(db), quantity: 1 }]
  const sale = { items, billing_address: anAddress, handover: 'pick_up', payment: { by: 'link', hours: 12 } }
  const headers = { ...staff.headers, 'idempotency-key': `link-of-sale-${(sales += 1)}` }
  const answer = await shop.post('/api/backoffice/orders', headers, sale)
  const { id } = answer.json<{ data: SaleJson }>().data
  const [link] = await db.select().from(paymentLinks).where(eq(paymentLinks.orderId, id))
  if (!link) throw new Error(`The sale has no link: ${answer.body}`)
  return link
}
const linkNow = async (id: number) => (await db.select().from(paymentLinks).where(eq(paymentLinks.id, id)))[0]

test('payments opened under the keys of before keep no other from being asked about', async () => {
  const foreign = await Promise.all([1, 2, 3, 4, 5].map(() => shop.buyerOf(3)))
  for (const { opened } of foreign)
    await db
      .update(providerOrders)
      .set({ providerOrderId: `order_OtherKeys${opened.order.id}` })
      .where(eq(providerOrders.orderId, opened.order.id))
  const { opened } = await shop.buyerOf(3)
  await shop.pay(opened)
  await db.update(providerOrders).set({ checkedAt: longAgo() }).where(eq(providerOrders.orderId, opened.order.id))
  shop.clock.advance(MINUTE)
  await reconcile(deps)
  expect(await paymentOf(opened.order.id)).toBe('paid')
  expect(await db.$count(providerOrders, isNotNull(providerOrders.checkedAt))).toBe(6)
})

test('a link opened under the keys of before keeps no other from being asked about', async () => {
  const [foreign, live] = [await linkOfSale(), await linkOfSale()]
  await db.update(paymentLinks).set({ providerLinkId: 'plink_OtherKeys' }).where(eq(paymentLinks.id, foreign.id))
  await db.update(paymentLinks).set({ checkedAt: longAgo() }).where(eq(paymentLinks.id, live.id))
  await payLink(deps, live.providerLinkId)
  shop.clock.advance(MINUTE)
  await reconcile(deps)
  expect(await paymentOf(live.orderId)).toBe('paid')
  expect((await linkNow(foreign.id))?.checkedAt).toEqual(shop.clock.now())
})

test('a link that cannot be settled keeps no other from being asked about', async () => {
  const [nameless, live] = [await linkOfSale(), await linkOfSale()]
  await db.update(paymentLinks).set({ checkedAt: longAgo() }).where(eq(paymentLinks.id, live.id))
  await payLink(deps, live.providerLinkId)
  const { link } = deps.razorpay
  const { providerLinkId: id, url, amount } = nameless
  deps.razorpay.link = async (asked) =>
    asked === id
      ? ok({ id, url, amount, status: 'paid', reference: null, providerOrderId: null, paymentIds: [] })
      : link(asked)
  shop.clock.advance(MINUTE)
  await reconcile(deps)
  deps.razorpay.link = link
  expect(await paymentOf(live.orderId)).toBe('paid')
  expect(await linkNow(nameless.id)).toMatchObject({ status: 'created', checkedAt: shop.clock.now() })
})

test('a message that cannot be acted on keeps no other waiting', async () => {
  const nameless = await linkOfSale()
  const { providerLinkId: id, url: short_url, amount } = nameless
  const entity = { id, short_url, amount, status: 'paid' }
  const message = (eventId: string, payload: object) => ({
    eventId,
    event: 'payment_link.paid',
    payload: { event: 'payment_link.paid', payload },
    receivedAt: longAgo(),
  })
  await db.insert(providerEvents).values([message('evt_stuck', { payment_link: { entity } }), message('evt_next', {})])
  await reconcile(deps)
  const outcomes = await db.select().from(providerEvents)
  expect(outcomes.map(({ eventId, outcome }) => [eventId, outcome]).toSorted()).toEqual([
    ['evt_next', 'unreadable'],
    ['evt_stuck', null],
  ])
})

test('a provider that is down is not asked about one after the other', async () => {
  const links = [await linkOfSale(), await linkOfSale()]
  shop.clock.advance(MINUTE)
  await shop.plant('http_500', 100)
  await reconcile(deps)
  await shop.heal()
  for (const { id } of links) expect((await linkNow(id))?.checkedAt).toBeNull()
})
