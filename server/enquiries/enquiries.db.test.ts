import { expect, test } from 'vitest'
import { shop as company } from '#domain/company/shop.ts'
import { projects } from '#server/db/schema/content.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import { testShop } from '#server/testing/test-shop.ts'

const NOW = new Date('2026-11-16T12:00:00+05:30')
const shop = await testShop({ now: NOW })
const letter = {
  kind: 'contact',
  name: 'Asha Rai',
  email: 'asha@example.com',
  phone: '',
  subject: 'A bed for a hill house',
  message: 'Do you make it in sal?\nAnd how long does it take?',
}

const send = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/enquiries', payload })
const mailsTo = (address: string) => shop.mails.filter((mail) => mail.to === address)

test('a message is stored, told to the shop and acknowledged with a ticket number', async () => {
  const answer = await send(letter)
  expect(answer.statusCode).toBe(201)
  const { data, message } = answer.json<{ data: { ticket: string }; message: string }>()
  expect(data.ticket).toMatch(/^TKT-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(message).toContain(data.ticket)

  const [row] = await shop.db.select().from(enquiries)
  expect(row).toMatchObject({ ticket: data.ticket, kind: 'contact', status: 'open', message: letter.message })
  await shop.runJobs()
  expect(mailsTo(company.email)[0]?.text).toContain('Do you make it in sal?')
  expect(mailsTo(company.email)[0]?.replyTo).toBe(letter.email)
  expect(mailsTo('asha@example.com')[0]?.subject).toContain(data.ticket)
})

test('its writer can follow the ticket; somebody else cannot', async () => {
  const { ticket } = (await send(letter)).json<{ data: { ticket: string } }>().data
  const track = (email: string) => shop.app.inject(`/api/enquiries/${ticket.toLowerCase()}?email=${email}`)
  expect((await track('Asha@Example.com')).json()).toMatchObject({
    data: { ticket, status: 'open', answered_at: null },
  })
  expect((await track('other@example.com')).statusCode).toBe(404)
})

test('a complaint goes to the grievance officer', async () => {
  await send({ ...letter, kind: 'grievance', subject: 'A broken leg' })
  await shop.runJobs()
  expect(mailsTo(company.grievanceOfficer.email)[0]?.subject).toContain('A broken leg')
})

test('what is missing, wrong or endless is said at its field', async () => {
  const answer = await send({
    kind: 'contact',
    name: ' ',
    email: 'asha',
    subject: 'x'.repeat(201),
    message: 'x'.repeat(1_000_000),
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'validation',
    errors: {
      name: ['Full name is required'],
      email: ['Email is invalid'],
      subject: ['Must be at most 200 characters'],
      message: ['Must be at most 5000 characters'],
    },
  })
})

test('characters that cannot be kept are refused, not lost', async () => {
  expect((await send({ ...letter, message: `a${String.fromCodePoint(0)}b` })).statusCode).toBe(422)
})

test('words that look like a mail header stay words', async () => {
  await send({ ...letter, name: 'Asha\r\nBcc: everyone@example.com', email: 'header@example.com' })
  await shop.runJobs()
  for (const mail of shop.mails) expect(mail.subject).not.toMatch(/[\r\n]/)
})

test('what fills a field that nobody sees is kept quietly, and no mail leaves for it', async () => {
  const answer = await send({ ...letter, email: 'bot@example.com', website: 'https://spam.example' })
  expect(answer.statusCode).toBe(201)
  await shop.runJobs()
  expect(mailsTo('bot@example.com')).toEqual([])
})

test('information is given about projects that exist', async () => {
  const lodge = {
    slug: 'hotel-meterline-siliguri',
    name: 'Hotel Meterline, Siliguri',
    type: 'Hospitality',
    style: 'Modern',
  }
  await shop.db.insert(projects).values(lodge)
  const ask = (project_slug?: string) =>
    send({ kind: 'request_info', name: 'Asha', email: 'asha@example.com', project_slug })
  expect((await ask('hotel-meterline-siliguri')).statusCode).toBe(201)
  expect((await ask('hotel-nowhere')).json()).toMatchObject({ errors: { project_slug: ['This project is not known'] } })
  expect((await ask()).json()).toMatchObject({ errors: { project_slug: ['Project is required'] } })
})

test('a consultation is booked inside opening hours, and its calendar file comes by mail', async () => {
  const book = (starts_at: string) =>
    send({ kind: 'consultation', name: 'Asha', email: 'visit@example.com', place: 'video', starts_at })
  const closed = { errors: { starts_at: ['This time is not available'] } }
  expect((await book('2026-11-15T11:00:00+05:30')).json()).toMatchObject(closed)
  expect((await book('2026-11-17T21:00:00+05:30')).json()).toMatchObject(closed)
  expect((await book('2026-11-22T09:00:00+05:30')).json()).toMatchObject(closed)
  expect((await book('tomorrow')).json()).toMatchObject({ errors: { starts_at: ['Please choose a time'] } })

  expect((await book('2026-11-17T11:00:00+05:30')).statusCode).toBe(201)
  await shop.runJobs()
  const [attachment] = mailsTo('visit@example.com')[0]?.attachments ?? []
  expect(attachment).toMatchObject({ filename: 'consultation.ics' })
  expect(String(attachment?.content)).toContain('DTSTART:20261117T053000Z')
  expect(mailsTo(company.email).some((mail) => mail.attachments?.length)).toBe(true)
})

test('after ten messages in an hour an address has to wait', async () => {
  const strict = await testShop({ now: NOW, limitScale: 1 })
  const attempts = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    attempts.push(await strict.app.inject({ method: 'POST', url: '/api/enquiries', payload: letter }))
  expect(attempts.slice(0, 10).map((answer) => answer.statusCode)).toEqual(Array(10).fill(201))
  expect(attempts[10]?.statusCode).toBe(429)
  expect(attempts[10]?.headers['retry-after']).toBeDefined()
})
