import { expect, test } from 'vitest'
import type { ConsultationDay } from '#domain/api/ticket-desk.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { remindConsultations } from './remind-consultations.ts'

const NOW = new Date('2026-11-16T12:00:00+05:30')
const shop = await testShop({ now: NOW })
const { app, clock } = shop
const staff = await addPerson(shop.db, 'staff')

async function send<T = { ticket: string }>(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const url = `/api/backoffice/consultations${path}`
  const answer = await app.inject({ method, url, headers: staff.headers, ...(payload ? { payload } : {}) })
  return {
    status: answer.statusCode,
    body: answer.json<{ data: T; code: string; errors?: Record<string, string[]> }>(),
  }
}
const book = (starts_at: string, email = 'visit@example.com') =>
  app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: { kind: 'consultation', name: 'Asha', email, place: 'showroom', starts_at },
  })
const slotAt = async (startsAt: string) => {
  const { data } = (await send<ConsultationDay[]>('GET', `?from=${startsAt.slice(0, 10)}`)).body
  return data[0]?.slots.find(({ starts_at }) => starts_at === new Date(startsAt).toISOString())
}
const lastMail = (email: string) => shop.mails.findLast(({ to }) => to === email)
const calendar = (email: string) => String(lastMail(email)?.attachments?.[0]?.content)

test('twenty who want the same hour at once: one gets it, the others are told at the field', async () => {
  const hour = '2026-11-18T11:00:00+05:30'
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => book(hour, `rush-${at}@example.com`)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const late = answers.find(({ statusCode }) => statusCode === 422)
  expect(late?.json()).toMatchObject({ errors: { starts_at: ['This time is taken. Please choose another.'] } })
  const taken = await app.inject('/api/consultations/taken?date=2026-11-18')
  expect(taken.json()).toMatchObject({ data: ['2026-11-18T05:30:00.000Z'] })
})

test('moved, it frees its hour, and the customer’s calendar follows; cancelled, it is taken away with a reason', async () => {
  const email = 'mover@example.com'
  await book('2026-11-19T11:00:00+05:30', email)
  await shop.runJobs()
  const { booked } = (await slotAt('2026-11-19T11:00:00+05:30')) ?? {}
  const id = booked?.id ?? 0
  const to = { starts_at: '2026-11-19T15:00:00+05:30', version: 1 }
  expect((await send('PATCH', `/${id}/move`, { ...to, starts_at: '2026-11-18T11:00:00+05:30' })).body.code).toBe(
    'slot_taken',
  )
  expect((await send('PATCH', `/${id}/move`, { ...to, starts_at: '2026-11-24T11:00:00+05:30' })).body.code).toBe(
    'not_a_slot',
  )
  expect((await send('PATCH', `/${id}/move`, to)).status).toBe(200)
  expect((await slotAt('2026-11-19T11:00:00+05:30'))?.state).toBe('free')
  await shop.runJobs()
  expect(lastMail(email)?.subject).toMatch(/new time/)
  expect(calendar(email)).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20261119T093000Z/)

  expect((await send('PATCH', `/${id}/cancel`, { reason: 'Late', version: 1 })).body.code).toBe('changed_meanwhile')
  expect((await send('PATCH', `/${id}/cancel`, { reason: ' ', version: 2 })).status).toBe(422)
  expect((await send('PATCH', `/${id}/cancel`, { reason: 'The designer is ill.', version: 2 })).status).toBe(200)
  await shop.runJobs()
  expect(lastMail(email)?.text).toContain('The designer is ill.')
  expect(calendar(email)).toContain('METHOD:CANCEL')
  expect((await book('2026-11-19T15:00:00+05:30', 'next@example.com')).statusCode).toBe(201)
})

test('staff book for who called, without notice; the week shows holidays', async () => {
  const body = { name: 'Pema', email: 'pema@example.com', place: 'video', starts_at: '2026-11-16T13:00:00+05:30' }
  expect((await send('POST', '', body)).body.data.ticket).toMatch(/^TKT-/)
  expect((await send('POST', '', body)).body.errors).toHaveProperty('starts_at')
  const { data } = (await send<ConsultationDay[]>('GET', '?from=2026-11-20')).body
  expect(data.find(({ date }) => date === '2026-11-24')).toMatchObject({ closed: "Guru Nanak's birthday", slots: [] })
})

test('on the day before, each is reminded once', async () => {
  await book('2026-11-21T10:00:00+05:30', 'remind@example.com')
  const run = () => remindConsultations.work(shop.deps, {})
  await run()
  clock.set(new Date('2026-11-20T09:05:00+05:30'))
  await run()
  await run()
  await shop.runJobs()
  const reminders = shop.mails.filter(
    ({ to, subject }) => to === 'remind@example.com' && subject.startsWith('Tomorrow'),
  )
  expect(reminders).toHaveLength(1)
  clock.set(NOW)
})
