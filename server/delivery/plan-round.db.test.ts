import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RoundJson, RoundParcel } from '#domain/api/delivery.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { rupees } from '#domain/money/paise.ts'
import { HOUR } from '#domain/time/durations.ts'
import { addDays } from '#domain/time/ist.ts'
import { auditEntries, mails } from '#server/db/schema/operations.ts'
import { orders } from '#server/db/schema/orders.ts'
import { anAddress } from '#server/testing/shop-fixtures.ts'
import { deliveryDesk, newVan, stopOf } from './testing/delivery-desk.ts'

const { app, db, clock, staff, other, today, ask, paidOrder, packed, put, roundOf, orderRow, nameOf } =
  await deliveryDesk()

const read = async (van: string, day: string = today()) =>
  (await ask('GET', `delivery?day=${day}&van=${encodeURIComponent(van)}`)).data

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
  const left = await ask<RoundJson & { refused: { message: string }[] }>('POST', `delivery/rounds/${round.id}/leave`, {
    version: round.version,
  })
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
