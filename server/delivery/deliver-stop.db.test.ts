import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { HOUR } from '#domain/time/durations.ts'
import { deliveryPhotos, deliveryProofs } from '#server/db/schema/delivery.ts'
import { mails } from '#server/db/schema/operations.ts'
import { orderEvents } from '#server/db/schema/orders.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { deliveryDesk, newKey, newVan, photoWithPlace, stopOf } from './testing/delivery-desk.ts'

const { app, db, clock, staff, other, owner, buyer, today, ask, packed, roundOf, handOver, orderRow, nameOf } =
  await deliveryDesk()

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
