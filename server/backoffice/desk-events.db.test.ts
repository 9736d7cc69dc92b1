import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DeskEventJson } from '#domain/api/backoffice.ts'
import { DAY } from '#domain/time/durations.ts'
import { buildApp } from '#server/app.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { deskEvents } from '#server/db/schema/desk.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, type TestPerson } from '#server/testing/shop-fixtures.ts'
import type { DeskFeed } from './desk-feed.ts'
import { listenForDesk } from './listen-for-desk.ts'
import { sweepDesk } from './sweep-desk.ts'

type Process = { origin: string; feed: DeskFeed; close(): Promise<void> }

const shop = await payingShop()
const { deps, db, pool, connection } = shop

/** A second and third copy of the shop on the same database, as machines behind a proxy are. */
async function startProcess(): Promise<Process> {
  const closing = { now: false }
  const { app, feed } = await buildApp(deps, {
    root: process.cwd(),
    serveBuiltAssets: false,
    isClosing: () => closing.now,
    limitScale: 1000,
  })
  const line = listenForDesk(connection, feed, pino({ level: 'silent' }))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    closing.now = true
    // What fetch keeps open for another call would be waited for.
    app.server.closeAllConnections()
    await app.close()
    await line.stop()
  }
  return { origin, feed, close }
}

type Open = { status: number; told: DeskEventJson[]; isOver: () => boolean; leave(): void; headers: Headers }

async function openWindow(origin: string, { headers }: TestPerson, lastEventId?: number): Promise<Open> {
  const leaving = new AbortController()
  const resume = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }
  const answer = await fetch(`${origin}/api/backoffice/events`, {
    headers: { ...headers, ...resume, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  })
  const told: DeskEventJson[] = []
  let isOver = false
  void read(answer, told)
    .catch(() => undefined)
    .then(() => (isOver = true))
  return { status: answer.status, told, isOver: () => isOver, leave: () => leaving.abort(), headers: answer.headers }
}

async function read(answer: Response, told: DeskEventJson[]): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true })
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1]
      if (data !== undefined) told.push(JSON.parse(data) as DeskEventJson)
    }
  }
}

/** Two seconds on a quiet machine; a busy one is slow, not wrong. */
const within2s = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
const textsOf = ({ told }: Open) => told.map(({ text }) => text)

let first: Process
let second: Process
let staff: TestPerson

beforeAll(async () => {
  first = await startProcess()
  second = await startProcess()
  staff = await addPerson(db, 'staff')
})
afterAll(async () => {
  await first.close()
  await second.close()
})

async function payForSomething() {
  const { buyer, opened } = await shop.buyerOf(5)
  await shop.verify(buyer, await shop.pay(opened))
  return shop.orderOf(buyer, opened.order.id)
}

describe('what happens is told at once', () => {
  test('a paid order appears within two seconds in the windows of two processes', async () => {
    const windows = [await openWindow(first.origin, staff), await openWindow(second.origin, staff)]
    expect(windows[0]?.headers.get('content-type')).toContain('text/event-stream')
    expect(windows[0]?.headers.get('content-encoding')).toBeNull()
    const order = await payForSomething()
    for (const window of windows) {
      await within2s(() => expect(textsOf(window).join()).toContain(order.order_number))
      const [event] = window.told
      expect(event).toEqual({
        id: expect.any(Number) as number,
        kind: 'order_paid',
        text: `Order ${order.order_number} is paid: ₹5,000, Anjali Rai, Siliguri`,
        href: `/backoffice/orders/${order.id}`,
        at: expect.any(String) as string,
      })
      window.leave()
    }
    await within2s(() => expect([first.feed.countOf(staff.id), second.feed.countOf(staff.id)]).toEqual([0, 0]))
  })

  test('a window that was away gets what it missed, and the list says the same', async () => {
    const window = await openWindow(first.origin, staff)
    await payForSomething()
    await within2s(() => expect(window.told).toHaveLength(1))
    window.leave()
    const missed = await payForSomething()
    const again = await openWindow(second.origin, staff, window.told[0]?.id)
    await within2s(() => expect(textsOf(again).join()).toContain(missed.order_number))
    again.leave()
    const list = await shop.app.inject({ url: '/api/backoffice/events', headers: staff.headers })
    expect(list.json<{ data: DeskEventJson[] }>().data[0]?.text).toContain(missed.order_number)
  })

  test('a broken line to the database loses nothing', async () => {
    const window = await openWindow(first.origin, staff)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saalghar-desk' and datname = current_database()`,
    )
    const order = await payForSomething()
    await vi.waitFor(() => expect(textsOf(window).join()).toContain(order.order_number), { timeout: 20_000 })
    expect(new Set(window.told.map(({ id }) => id)).size).toBe(window.told.length)
    window.leave()
  })

  test('an enquiry is told to who answers them, an order to who keeps orders, and to nobody else', async () => {
    const writer = await openWindow(
      first.origin,
      await addPerson(db, 'staff', ['open_back_office', 'answer_enquiries']),
    )
    const packer = await openWindow(first.origin, await addPerson(db, 'staff', ['open_back_office', 'manage_orders']))
    const letter = {
      kind: 'contact',
      name: 'Asha Rai',
      email: 'asha@example.com',
      subject: 'A bed',
      message: 'How long?',
    }
    await shop.app.inject({ method: 'POST', url: '/api/enquiries', payload: letter })
    await payForSomething()
    await within2s(() => expect(writer.told.map(({ kind }) => kind)).toEqual(['ticket_opened']))
    await within2s(() => expect(packer.told.map(({ kind }) => kind)).toEqual(['order_paid']))
    writer.leave()
    packer.leave()
  })
})

describe('a window that stays open', () => {
  test('is not there for a customer, and not without a session', async () => {
    expect((await openWindow(first.origin, await addPerson(db))).status).toBe(403)
    expect(
      (await openWindow(first.origin, { id: 0, headers: { authorization: 'Bearer nobody-has-this-token-at-all' } }))
        .status,
    ).toBe(401)
  })

  test('ends when its session does', async () => {
    const person = await addPerson(db, 'staff')
    const window = await openWindow(first.origin, person)
    await first.feed.beat()
    expect(window.isOver()).toBe(false)
    await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, person.id))
    await first.feed.beat()
    await within2s(() => expect(window.isOver()).toBe(true))
  })

  test('one person has ten of them; the eleventh is told why', async () => {
    const person = await addPerson(db, 'staff')
    const windows = await Promise.all(Array.from({ length: 10 }, () => openWindow(first.origin, person)))
    expect(windows.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const eleventh = await openWindow(first.origin, person)
    expect(eleventh.status).toBe(429)
    for (const window of windows) window.leave()
    await within2s(() => expect(first.feed.countOf(person.id)).toBe(0))
  })

  test('does not keep a process from stopping', async () => {
    const third = await startProcess()
    const window = await openWindow(third.origin, staff)
    const started = Date.now()
    await third.close()
    expect(Date.now() - started).toBeLessThan(8_000)
    await within2s(() => expect(window.isOver()).toBe(true))
  })
})

test('what is filled in quietly is no news, and old news is swept away', async () => {
  await db.delete(deskEvents)
  await pool.query(`begin; set local saalghar.quiet = 'on'; select tell_desk('job_failed', '{}'); commit`)
  await pool.query(`select tell_desk('job_failed', '{"queue": "restock.tell"}')`)
  expect(await db.select().from(deskEvents)).toHaveLength(1)
  shop.clock.advance(15 * DAY)
  await sweepDesk.work(deps, {})
  expect(await db.select().from(deskEvents)).toEqual([])
})
