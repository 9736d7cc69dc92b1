import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { RoundJson, RoundParcel, RoundStop } from '#domain/api/delivery.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import type { OpenedPayment } from '#domain/api/payments.ts'
import { type Paise, rupees } from '#domain/money/paise.ts'
import { HOUR } from '#domain/time/durations.ts'
import { addDays, istDate } from '#domain/time/ist.ts'
import { users } from '#server/db/schema/accounts.ts'
import { deliveryPhotos, deliveryProofs } from '#server/db/schema/delivery.ts'
import { auditEntries, mails } from '#server/db/schema/operations.ts'
import { orderEvents, orders } from '#server/db/schema/orders.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, addProduct, anAddress, orderBody, type TestPerson } from '#server/testing/shop-fixtures.ts'

const shop = await payingShop()
const { app, db, clock } = shop
const staff = await addPerson(db, 'staff')
const other = await addPerson(db, 'staff')
const owner = await addPerson(db, 'owner')
const buyer = await addPerson(db)

type Answer<T> = { status: number; code?: string; message: string; errors?: object; data: T }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
let keys = 0
let vans = 0
const newKey = () => `delivery-${(keys += 1)}`
/** Each test drives a van of its own. */
const newVan = () => `Van of test ${(vans += 1)}`
const today = () => istDate(clock.now())

async function ask<T = RoundJson>(
  method: Method,
  path: string,
  payload?: object,
  by: TestPerson = staff,
  headers: object = {},
): Promise<Answer<T>> {
  const url = `/api/backoffice/${path}`
  const answer = await app.inject({ method, url, headers: { ...by.headers, ...headers }, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() }
}

async function paidOrder({ price, quantity = 1 }: { price?: Paise; quantity?: number } = {}): Promise<number> {
  const product_id = await addProduct(db, { ...(price && { price }) })
  const placed = await shop.post('/api/razorpay/create-order', buyer.headers, orderBody({ product_id, quantity }))
  const opened = placed.json<{ data: OpenedPayment }>().data
  await shop.verify(buyer, await shop.pay(opened))
  return opened.order.id
}

async function packed(options: Parameters<typeof paidOrder>[0] = {}): Promise<number> {
  const id = await paidOrder(options)
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

const read = async (van: string, day: string = today()) =>
  (await ask('GET', `delivery?day=${day}&van=${encodeURIComponent(van)}`)).data

const stopOf = ({ stops }: RoundJson, orderId: number): RoundStop => {
  const stop = stops.find(({ order_id }) => order_id === orderId)
  if (!stop) throw new Error('The order is not on the round')
  return stop
}

const handOver = (
  stopId: number,
  { key = newKey(), by = staff, ...body }: Record<string, unknown> & { key?: string; by?: TestPerson } = {},
) =>
  ask<RoundStop>(
    'POST',
    `delivery/stops/${stopId}/delivered`,
    { received_by: 'Bina Rai', taken_at: clock.now().toISOString(), ...body },
    by,
    { 'idempotency-key': key },
  )

const orderRow = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]
const nameOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.name

async function photoWithPlace(): Promise<string> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#b5562f' } })
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

describe('planning', () => {
  test('packed orders that are due are offered, put on a round in order, and not offered again', async () => {
    const [early, late] = [await packed(), await packed()]
    await db.update(orders).set({ promisedFrom: today(), promisedTo: today() }).where(eq(orders.id, early))
    const offered = async (query = '') =>
      (await ask<PageOf<RoundParcel>>('GET', `delivery/parcels?day=${today()}${query}`)).data.data.map(
        (one) => one.order_id,
      )
    expect(await offered()).toContain(early)
    expect(await offered()).not.toContain(late)
    const number = (await orderRow(late))?.orderNumber ?? ''
    expect(await offered(`&search=${number}`)).toEqual([late])

    const van = newVan()
    const round = await roundOf(van, early, late)
    expect(round.stops.map(({ order_id, state, boxes }) => [order_id, state, boxes])).toEqual([
      [early, 'here', 1],
      [late, 'here', 1],
    ])
    expect(stopOf(round, early)).toMatchObject({ name: anAddress.name, phone: '+919832012345', to_collect: null })
    expect(await offered()).not.toContain(early)
    const again = await put(newVan(), [early])
    expect(again).toMatchObject({ status: 409, code: 'already_on_round', message: expect.stringContaining(van) })
  })

  test('what is not packed, is over, or is unknown is refused in words, and nothing of the list is put on', async () => {
    const [ready, unpacked] = [await packed(), await paidOrder()]
    const van = newVan()
    expect(await put(van, [ready, unpacked])).toMatchObject({ status: 409, code: 'not_packed' })
    expect(await put(van, [ready], addDays(today(), -1))).toMatchObject({ status: 409, code: 'past_day' })
    expect(await put(van, [999_999])).toMatchObject({ status: 422, code: 'unknown_parcel' })
    expect((await read(van)).stops).toEqual([])
  })

  test('stops are put in order; the second planner is told who was faster; all of it is written down', async () => {
    const [a, b, c] = [await packed(), await packed(), await packed()]
    const round = await roundOf(newVan(), a, b, c)
    const turned = round.stops.map(({ id }) => id).toReversed()
    const reorder = (stops: number[], version: number, by = staff) =>
      ask('PATCH', `delivery/rounds/${round.id}/order`, { stops, version }, by)
    const done = await reorder(turned, round.version)
    expect(done.data.stops.map(({ order_id }) => order_id)).toEqual([c, b, a])
    const second = await reorder(turned.toReversed(), round.version, other)
    expect(second).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(second.message).toContain(`${await nameOf(staff.id)} changed the order of the stops`)
    expect(await reorder(turned.slice(1), done.data.version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })

    const stopId = turned[0] ?? 0
    const edited = await ask('PATCH', `delivery/stops/${stopId}`, {
      boxes: 4,
      note: 'Gate code 12',
      version: done.data.version,
    })
    expect(edited.data.stops[0]).toMatchObject({ boxes: 4, note: 'Gate code 12' })
    const off = await ask('DELETE', `delivery/stops/${stopId}`)
    expect(off.data.stops.map(({ order_id }) => order_id)).toEqual([b, a])
    const written = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `round:${round.id}`))
    expect(written.map(({ action }) => action)).toEqual([
      'round.parcels_put',
      'round.stops_ordered',
      'round.stop_changed',
      'round.stop_taken_off',
    ])
  })

  test('another van takes the round over, unless it drives already', async () => {
    const [first, second, free] = [newVan(), newVan(), newVan()]
    const round = await roundOf(first, await packed())
    await roundOf(second, await packed())
    const change = (van: string) => ask('PATCH', `delivery/rounds/${round.id}`, { van, version: round.version })
    expect(await change(second)).toMatchObject({ status: 409, code: 'van_taken' })
    expect((await change(free)).data).toMatchObject({ van: free, stops: [{}] })
    expect((await read(free)).vans.map(({ van }) => van)).toEqual(expect.arrayContaining([free, second]))
  })

  test('the van leaves: its orders are shipped and their buyers told; one that needs an e-way bill stays behind', async () => {
    const [small, dear] = [await packed(), await packed({ price: rupees(200_000) })]
    const round = await roundOf(newVan(), small, dear)
    const left = await ask<RoundJson & { refused: { message: string }[] }>(
      'POST',
      `delivery/rounds/${round.id}/leave`,
      { version: round.version },
    )
    expect(stopOf(left.data, small).state).toBe('on_its_way')
    expect(stopOf(left.data, dear).state).toBe('here')
    expect(left.data.refused).toEqual([expect.objectContaining({ message: expect.stringContaining('e-way bill') })])
    expect(await orderRow(small)).toMatchObject({ status: 'shipped', carrier: 'Saalghar van' })
    const told = await db.select().from(mails).where(eq(mails.orderId, small))
    expect(told.map(({ template }) => template)).toContain('order-shipped')

    const parcel = { carrier: 'Saalghar van', tracking_number: 'V 1', eway_bill_number: '123456789012' }
    expect((await ask('PATCH', `orders/${dear}/ship`, parcel)).status).toBe(200)
    expect(stopOf(await read(left.data.van), dear).state).toBe('on_its_way')
  })

  test('what came back goes on another day’s round', async () => {
    const id = await packed()
    const van = newVan()
    await roundOf(van, id)
    clock.advance(24 * HOUR)
    const moved = await put(van, [id])
    expect(moved.status).toBe(200)
    expect((await read(van, addDays(today(), -1))).stops).toEqual([])
    expect((await read(van)).stops).toHaveLength(1)
  })

  test('the sheet is a PDF', async () => {
    const round = await roundOf(newVan(), await packed())
    const answer = await app.inject({
      url: `/api/backoffice/delivery/rounds/${round.id}/sheet.pdf`,
      headers: staff.headers,
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('at the door', () => {
  test('delivered with name and photo: the order shows both, and the photo knows no place', async () => {
    const id = await packed()
    const round = await roundOf(newVan(), id)
    const stop = stopOf(round, id)
    await ask('POST', `delivery/rounds/${round.id}/leave`, { version: round.version })
    const shippedAt = clock.now()
    clock.advance(2 * HOUR)
    const takenAt = new Date(clock.now().getTime() - HOUR)
    const done = await handOver(stop.id, { taken_at: takenAt.toISOString(), photo: await photoWithPlace() })
    expect(done.status, done.message).toBe(200)
    expect(done.data).toMatchObject({
      state: 'delivered',
      delivered: { received_by: 'Bina Rai', at: takenAt.toISOString() },
    })
    expect(shippedAt < takenAt).toBe(true)

    const order = (await ask<DeskOrder>('GET', `orders/${id}`)).data
    expect(order).toMatchObject({ status: 'delivered', delivered_at: takenAt.toISOString() })
    const photo = order.desk.proofs[0]?.photo ?? ''
    const picture = await app.inject({ url: photo, headers: staff.headers })
    expect(picture.headers['content-type']).toBe('image/webp')
    const { format, exif } = await sharp(picture.rawPayload).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    expect((await app.inject({ url: photo, headers: buyer.headers })).statusCode).toBe(403)
    expect((await app.inject({ url: photo })).statusCode).toBe(401)
    const templates = (await db.select().from(mails).where(eq(mails.orderId, id))).map(({ template }) => template)
    expect(templates).toContain('order-delivered')
    expect(await ask('DELETE', `delivery/stops/${stop.id}`)).toMatchObject({ status: 409, code: 'already_delivered' })
  })

  test('told twenty times at once it is done once, and every telling gets the same answer', async () => {
    const id = await packed()
    const stop = stopOf(await roundOf(newVan(), id), id)
    const [key, photo] = [newKey(), await photoWithPlace()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => handOver(stop.id, { key, photo })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const proofs = await db.select().from(deliveryProofs).where(eq(deliveryProofs.orderId, id))
    expect(proofs).toHaveLength(1)
    expect(await db.$count(deliveryPhotos, eq(deliveryPhotos.proofId, proofs[0]?.id ?? 0))).toBe(1)
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.filter(({ event }) => event === 'delivered')).toHaveLength(1)
    const sent = await db.select().from(mails).where(eq(mails.orderId, id))
    expect(sent.filter(({ template }) => template === 'order-delivered')).toHaveLength(1)
    expect(sent.filter(({ template }) => template === 'order-shipped')).toHaveLength(0)
    const next = await packed()
    const elsewhere = stopOf(await roundOf(newVan(), next), next)
    expect(await handOver(elsewhere.id, { key })).toMatchObject({ status: 422, code: 'key_used' })
  })

  test('who comes second is told who delivered it, also when both come at once', async () => {
    const id = await packed()
    const stop = stopOf(await roundOf(newVan(), id), id)
    const answers = await Promise.all([handOver(stop.id), handOver(stop.id, { by: other, received_by: 'The guard' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = answers[0]?.status === 200 ? staff : other
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.code).toBe('already_delivered')
    expect(refused?.message).toContain(`${await nameOf(first.id)} delivered this already`)
  })

  test('what was cancelled meanwhile, and what is no photo, is refused in words and changes nothing', async () => {
    const id = await packed()
    const stop = stopOf(await roundOf(newVan(), id), id)
    expect(await handOver(stop.id, { photo: Buffer.from('<svg/>').toString('base64') })).toMatchObject({
      status: 422,
      code: 'not_a_photo',
    })
    expect(await handOver(stop.id, { received_by: '  ' })).toMatchObject({
      status: 422,
      errors: { received_by: [expect.any(String)] },
    })
    expect((await ask('PATCH', `orders/${id}/cancel`, { reason: 'Wrong colour' }, owner)).status).toBe(200)
    const refused = await handOver(stop.id)
    expect(refused).toMatchObject({
      status: 409,
      code: 'order_cancelled',
      message: expect.stringContaining('cancelled meanwhile'),
    })
    expect((await orderRow(id))?.status).toBe('cancelled')
    expect(await db.$count(deliveryProofs, eq(deliveryProofs.orderId, id))).toBe(0)
    expect(await handOver(2_000_000_000)).toMatchObject({ status: 404 })
  })

  test('a phone with a wrong clock cannot deliver before the parcel left', async () => {
    const id = await packed()
    const round = await roundOf(newVan(), id)
    await ask('POST', `delivery/rounds/${round.id}/leave`, { version: round.version })
    const shippedAt = (await orderRow(id))?.shippedAt
    const done = await handOver(stopOf(round, id).id, { taken_at: '2020-01-01T00:00:00Z' })
    expect(done.data.delivered?.at).toBe(shippedAt?.toISOString())
  })

  test('staff without the right see and do nothing here', async () => {
    const packer = await addPerson(db, 'staff', ['open_back_office', 'manage_stock'])
    const id = await packed()
    const stop = stopOf(await roundOf(newVan(), id), id)
    expect((await handOver(stop.id, { by: packer })).status).toBe(403)
    expect((await ask('GET', `delivery?day=${today()}&van=Van`, undefined, packer)).status).toBe(403)
    expect((await handOver(stop.id, { by: buyer })).status).toBe(403)
  })
})
