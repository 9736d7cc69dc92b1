import { DAY } from '#domain/time/durations.ts'
import { expect, test } from 'vitest'
import { blogPosts } from '#server/db/schema/content.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { announceArticles } from './announce-articles.ts'

const shop = await testShop({ now: new Date('2026-11-16T12:00:00+05:30') })
const post = (path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/newsletter${path}`, payload })
const mailsTo = (address: string) => shop.mails.filter((mail) => mail.to === address)
const tokenIn = (text: string | undefined, name: string) => new RegExp(`${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? ''

async function join(email: string): Promise<string> {
  await post('', { email })
  await shop.runJobs()
  return tokenIn(mailsTo(email).at(-1)?.text, 'confirm')
}

async function publish(slug: string, inMs: number) {
  await shop.db.insert(blogPosts).values({
    slug,
    title: `About ${slug}`,
    author: 'Biren Roy',
    category: 'Craft',
    isPublished: true,
    publishedAt: new Date(shop.clock.now().getTime() + inMs),
  })
}

async function announce() {
  await announceArticles.work(shop.deps, {})
  await shop.runJobs()
}

test('nobody is told of articles before they have confirmed, and only of what comes after', async () => {
  await publish('already-out', -DAY)
  const token = await join('reader@example.com')
  await publish('too-early-for-it', 60_000)
  shop.clock.advance(120_000)
  await announce()
  expect(mailsTo('reader@example.com')).toHaveLength(1)

  expect((await post('/confirm', { token })).statusCode).toBe(200)
  await publish('good-news', DAY)
  await announce()
  expect(mailsTo('reader@example.com')).toHaveLength(1)
  shop.clock.advance(2 * DAY)
  await announce()
  await announce()
  expect(mailsTo('reader@example.com').map((mail) => mail.subject)).toEqual([
    'Shall we tell you of new articles?',
    'The Design Talk: About good-news',
  ])
})

test('whoever leaves hears nothing more, and can come back', async () => {
  const leave = tokenIn(mailsTo('reader@example.com').at(-1)?.text, 'leave')
  expect((await post('/leave', { token: leave })).statusCode).toBe(200)
  await publish('unheard', 60_000)
  shop.clock.advance(120_000)
  await announce()
  expect(mailsTo('reader@example.com')).toHaveLength(2)
  expect(await join('reader@example.com')).not.toBe('')
})

test('a mail program ends the mails with one press, without a person being asked again', async () => {
  const token = await join('press@example.com')
  await post('/confirm', { token })
  await publish('one-press', DAY)
  shop.clock.advance(2 * DAY)
  await announce()
  const { headers = {} } = mailsTo('press@example.com').at(-1) ?? {}
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(/^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
  const press = () =>
    shop.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press()).statusCode).toBe(200)
  await publish('after-the-press', 60_000)
  shop.clock.advance(120_000)
  await announce()
  expect(mailsTo('press@example.com')).toHaveLength(2)
})

test('typing an address again and again sends one mail to it', async () => {
  await join('patient@example.com')
  await join('Patient@example.com ')
  expect(mailsTo('patient@example.com')).toHaveLength(1)
  shop.clock.advance(2 * 3_600_000)
  await join('patient@example.com')
  expect(mailsTo('patient@example.com')).toHaveLength(2)
})

test('links that are invented, old or used up are refused', async () => {
  expect((await post('/confirm', { token: 'invented' })).statusCode).toBe(410)
  expect((await post('/leave', { token: 'invented' })).statusCode).toBe(410)
  const token = await join('slow@example.com')
  shop.clock.advance(8 * DAY)
  expect((await post('/confirm', { token })).statusCode).toBe(410)
})

test('an address that is none is said at the field; a filled hidden field sends nothing', async () => {
  expect((await post('', { email: 'asha' })).json()).toMatchObject({ errors: { email: ['Email is invalid'] } })
  expect((await post('', {})).json()).toMatchObject({ errors: { email: ['Email is required'] } })
  await post('', { email: 'bot@example.com', website: 'x' })
  await shop.runJobs()
  expect(mailsTo('bot@example.com')).toEqual([])
})
