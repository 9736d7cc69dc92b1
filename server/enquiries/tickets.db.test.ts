import { expect, test } from 'vitest'
import { shop as company } from '#domain/company/shop.ts'
import type { DeskTicketJson, TicketRowJson } from '#domain/api/ticket-desk.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { addPerson, type TestPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const OPENED = new Date('2026-11-16T12:00:00+05:30')
const SECRET = 'a secret that nobody guesses'
const shop = await testShop({
  now: OPENED,
  env: { INBOUND_MAIL_ADDRESS: 'tickets@saalghar.example', INBOUND_MAIL_SECRET: SECRET },
})
const { app, db, clock } = shop
const staff = await addPerson(db, 'staff')
const other = await addPerson(db, 'staff')
const url = '/api/backoffice/tickets'

type Reply<T> = { status: number; body: { data: T; code: string; message: string } }
async function send<T = DeskTicketJson>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
  who: TestPerson = staff,
): Promise<Reply<T>> {
  const answer = await app.inject({ method, url: url + path, headers: who.headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json() }
}
const one = async (ticket: string) => (await send('GET', `/${ticket}`)).body.data
const list = async (query: string) =>
  (await send<{ data: TicketRowJson[] }>('GET', query)).body.data.data.map(({ ticket }) => ticket)

let writers = 0
async function open(kind: 'contact' | 'grievance' = 'contact') {
  writers += 1
  const email = `writer-${writers}@example.com`
  const letter = { kind, name: `Asha ${writers}`, email, subject: 'A broken leg', message: 'The chair leans.' }
  const answer = await app.inject({ method: 'POST', url: '/api/enquiries', payload: letter })
  await shop.runJobs()
  return { email, ticket: answer.json<{ data: { ticket: string } }>().data.ticket }
}
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email)

const inbound = async (raw: string, secret: string | null = SECRET) => {
  const headers = { 'content-type': 'message/rfc822', ...(secret === null ? {} : { 'x-inbound-secret': secret }) }
  const answer = await app.inject({ method: 'POST', url: '/api/mail/inbound', headers, payload: raw })
  return { status: answer.statusCode, body: answer.json<{ data?: { reception: string } }>() }
}
const mime = (headers: Record<string, string>, body: string) =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')

test('an answer leaves as part of the conversation, the customer reads "answered", and their own answer comes back', async () => {
  const { ticket, email } = await open()
  const answered = await send('POST', `/${ticket}/answers`, { text: 'We come on Monday.', version: 1 })
  expect(answered.body.data).toMatchObject({
    status: 'answered',
    due_at: null,
    assignee: { id: staff.id },
    messages: [{ kind: 'answer', text: 'We come on Monday.' }],
    history: [{ what: 'ticket.answered' }],
  })
  await shop.runJobs()
  const [first, mail] = mailsTo(email)
  expect(mail).toMatchObject({ subject: `Re: A broken leg [${ticket}]`, inReplyTo: first?.messageId })
  expect(mail?.references).toBe(first?.messageId)
  expect(mail?.replyTo).toMatch(/^tickets\+[0-9a-f]{32}@saalghar\.example$/)
  const track = await app.inject(`/api/enquiries/${ticket}?email=${email}`)
  expect(track.json()).toMatchObject({ data: { status: 'answered' } })

  clock.advance(HOUR)
  const raw = mime(
    {
      From: `Asha <${email}>`,
      To: mail?.replyTo ?? '',
      Subject: `Re: A broken leg [${ticket}]`,
      'Message-ID': '<1@customer.example>',
      'Content-Type': 'text/plain; charset=utf-8',
    },
    'Monday is fine.\r\n\r\nOn Mon, 16 Nov 2026, Saalghar <shop@saalghar.example> wrote:\r\n> We come on Monday.',
  )
  expect((await inbound(raw)).body.data?.reception).toBe('attached')
  expect((await inbound(raw)).body.data?.reception).toBe('repeated')
  const now = await one(ticket)
  expect(now.status).toBe('open')
  expect(now.messages.at(-1)).toMatchObject({ kind: 'customer', via: 'mail', text: 'Monday is fine.' })
  expect(new Date(now.due_at ?? 0).getTime()).toBe(clock.now().getTime() + 48 * HOUR)

  const second = await send('POST', `/${ticket}/answers`, { text: 'See you then.', version: now.version, close: true })
  expect(second.body.data).toMatchObject({ status: 'closed', due_at: null })
  await shop.runJobs()
  const last = mailsTo(email).at(-1)
  expect(last?.inReplyTo).toBe('<1@customer.example>')
  expect(last?.references).toBe(`${first?.messageId} ${mail?.messageId} <1@customer.example>`)
  clock.set(OPENED)
})

test('a mail finds its ticket by the mail it answers, or by number and writer; a stranger’s does not', async () => {
  const { ticket, email } = await open()
  await send('POST', `/${ticket}/answers`, { text: 'Which leg?', version: 1 })
  await shop.runJobs()
  const answer = mailsTo(email).at(-1)
  const to = { To: company.email, 'Content-Type': 'text/html' }
  const html = '<style>p{}</style><p>The left one.</p><script>alert(1)</script>'
  const byThread = { ...to, From: 'asha@work.example', Subject: 'Re: leg', 'In-Reply-To': answer?.messageId ?? '' }
  expect((await inbound(mime(byThread, html))).body.data?.reception).toBe('attached')
  expect((await one(ticket)).messages.at(-1)).toMatchObject({
    text: 'The left one.',
    from_address: 'asha@work.example',
  })
  const byNumber = { ...to, From: email, Subject: `About ${ticket}` }
  expect((await inbound(mime(byNumber, 'More.'))).body.data?.reception).toBe('attached')
  const stranger = { ...to, From: 'spam@example.org', Subject: `About ${ticket}` }
  expect((await inbound(mime(stranger, 'Buy.'))).body.data?.reception).toBe('unknown')
  const away = { ...byNumber, 'Auto-Submitted': 'auto-replied' }
  expect((await inbound(mime(away, 'I am away.'))).body.data?.reception).toBe('automatic')
})

test('without the secret nothing is read, and what is no mail is refused', async () => {
  expect((await inbound('From: a@example.com\r\n\r\nHi', null)).status).toBe(401)
  expect((await inbound('From: a@example.com\r\n\r\nHi', 'wrong')).status).toBe(401)
  expect((await inbound('no mail at all')).status).toBe(422)
})

test('a ticket is overdue to the minute, a complaint also by its month', async () => {
  const message = await open()
  const complaint = await open('grievance')
  clock.set(new Date(OPENED.getTime() + 48 * HOUR))
  expect((await one(message.ticket)).is_overdue).toBe(false)
  clock.advance(MINUTE)
  expect((await one(message.ticket)).is_overdue).toBe(true)
  expect(await list('?due=overdue&sort=due')).toContain(message.ticket)
  await send('POST', `/${complaint.ticket}/answers`, { text: 'We are on it.', version: 1 })
  const settle = (await one(complaint.ticket)).settle_by
  expect(await one(complaint.ticket)).toMatchObject({ status: 'answered', due_at: settle, is_overdue: false })
  clock.set(new Date('2026-12-16T12:01:00+05:30'))
  expect((await one(complaint.ticket)).is_overdue).toBe(true)
  expect(
    (await send('PATCH', `/${complaint.ticket}/close`, { reason: 'New leg', version: 2 })).body.data.due_at,
  ).toBeNull()
  clock.set(OPENED)
})

test('the second editor hears who was first, and nothing is sent twice', async () => {
  const { ticket, email } = await open()
  const presses = await Promise.all(
    [staff, other].map((who) => send('POST', `/${ticket}/answers`, { text: 'Hello.', version: 1 }, who)),
  )
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = presses.find(({ status }) => status === 409)
  expect(late?.body.message).toMatch(/^Person \d+ answered this ticket \(/)
  await shop.runJobs()
  expect(mailsTo(email)).toHaveLength(2)
})

test('it is given to somebody, noted, closed, opened again; what the customer wrote elsewhere is pasted', async () => {
  const { ticket } = await open()
  const customer = await addPerson(db)
  expect((await send('PATCH', `/${ticket}/assignee`, { assignee_id: customer.id, version: 1 })).body.code).toBe(
    'unknown_person',
  )
  await send('PATCH', `/${ticket}/assignee`, { assignee_id: other.id, version: 1 })
  expect(await list(`?assigned=me&search=${ticket}`)).toEqual([])
  await send('POST', `/${ticket}/notes`, { text: 'Called twice.' })
  const closed = await send('PATCH', `/${ticket}/close`, { reason: 'Called', version: 2 })
  expect(closed.body.data).toMatchObject({ status: 'closed', messages: [{ kind: 'note', text: 'Called twice.' }] })
  expect((await send('PATCH', `/${ticket}/close`, { reason: '', version: 3 })).body.code).toBe('wrong_status')
  expect((await send('PATCH', `/${ticket}/reopen`, { reason: '', version: 3 })).body.data.status).toBe('open')
  await send('PATCH', `/${ticket}/close`, { reason: '', version: 4 })
  const pasted = await send('POST', `/${ticket}/customer-words`, { text: 'It broke again.', version: 5 })
  expect(pasted.body.data).toMatchObject({ status: 'open', assignee: { id: other.id } })
  expect((await send('POST', `/${ticket}/notes`, { text: ' ' })).status).toBe(422)
})

test('tickets are found by number, name, mail and subject; only who answers them sees them', async () => {
  const { ticket, email } = await open('grievance')
  for (const search of [ticket.toLowerCase(), email, `asha ${writers} leg`])
    expect(await list(`?search=${encodeURIComponent(search)}&kind=grievance`)).toContain(ticket)
  const packer = await addPerson(db, 'staff', ['open_back_office', 'manage_orders'])
  expect((await send('GET', '', undefined, packer)).status).toBe(403)
  expect((await send('GET', '/TKT-00000000')).status).toBe(404)
})
