import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { RoundJson, RoundStop } from '#domain/api/delivery.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import type { Paise } from '#domain/money/paise.ts'
import { istDate } from '#domain/time/ist.ts'
import { users } from '#server/db/schema/accounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'

type Answer<T> = { status: number; code?: string; message: string; errors?: object; data: T }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Ordered = { price?: Paise; quantity?: number }
type HandedOver = Record<string, unknown> & { key?: string; by?: TestPerson }

let keys = 0
let vans = 0
export const newKey = () => `delivery-${(keys += 1)}`
/** Each test drives a van of its own. */
export const newVan = () => `Van of test ${(vans += 1)}`

/** A shop with packed orders, and the people who load, drive and hand over. */
export async function deliveryDesk() {
  const shop = await payingShop()
  const { app, db, clock } = shop
  const staff = await addPerson(db, 'staff')
  const buyer = await addPerson(db)
  const today = () => istDate(clock.now())

  async function ask<T = RoundJson>(
    method: Method,
    path: string,
    payload?: object,
    by: TestPerson = staff,
    headers: object = {},
  ): Promise<Answer<T>> {
    const url = `/api/backoffice/${path}`
    const sent = { method, url, headers: { ...by.headers, ...headers }, ...(payload && { payload }) }
    const answer = await app.inject(sent)
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() }
  }

  async function paidOrder({ price, quantity = 1 }: Ordered = {}): Promise<number> {
    const product_id = await addProduct(db, { ...(price && { price }) })
    const placed = await shop.post('/api/razorpay/create-order', buyer.headers, orderBody({ product_id, quantity }))
    const opened = placed.json<{ data: OpenedPayment }>().data
    await shop.verify(buyer, await shop.pay(opened))
    return opened.order.id
  }

  async function packed(ordered: Ordered = {}): Promise<number> {
    const id = await paidOrder(ordered)
    expect((await ask('PATCH', `orders/${id}/pack`, {})).status).toBe(200)
    return id
  }

  const put = (van: string, ids: readonly number[], day: string = today()) =>
    ask('POST', 'delivery/stops', { day, van, parcels: ids.map((order_id) => ({ order_id, shipment_id: null })) })

  async function roundOf(van: string, ...ids: number[]): Promise<RoundJson> {
    const answer = await put(van, ids)
    expect(answer.status, answer.message).toBe(200)
    return answer.data
  }

  const handOver = (stopId: number, { key = newKey(), by = staff, ...body }: HandedOver = {}) =>
    ask<RoundStop>(
      'POST',
      `delivery/stops/${stopId}/delivered`,
      { received_by: 'Bina Rai', taken_at: clock.now().toISOString(), ...body },
      by,
      { 'idempotency-key': key },
    )

  return {
    ...shop,
    staff,
    other: await addPerson(db, 'staff'),
    owner: await addPerson(db, 'owner'),
    buyer,
    today,
    ask,
    paidOrder,
    packed,
    put,
    roundOf,
    handOver,
    orderRow: async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0],
    nameOf: async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.name,
  }
}

export function stopOf({ stops }: RoundJson, orderId: number): RoundStop {
  const stop = stops.find(({ order_id }) => order_id === orderId)
  if (!stop) throw new Error('The order is not on the round')
  return stop
}

export async function photoWithPlace(): Promise<string> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#b5562f' } })
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
