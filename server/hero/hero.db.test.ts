import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { DeskAnnouncement, DeskSlide, SlideBody } from '#domain/api/front.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { caller, personWithRole, type TestPerson } from '#server/accounts/testing/people.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { seedShop } from '#server/seed/seed.ts'
import { hearChanges } from '#server/testing/hear-changes.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop({ now: new Date('2026-11-16T06:00:00Z') })
const { app, db, clock } = shop
const call = caller(app)
let writer: TestPerson

beforeAll(async () => {
  await seedShop(db, { now: clock.now(), hashPassword, withDemoPeople: false })
  writer = await personWithRole(shop, 'writer@example.com', 'staff')
  await db.execute(sql`insert into pictures (file, width, height, alt, color)
    select 'scenes/' || name || '.webp', 2400, 1200, 'A sofa', '#fff' from unnest(array['hero-1', 'hero-1-tall', 'hero-2', 'hero-2-tall']) as name
    on conflict do nothing`)
  await hearChanges(shop)
})

const home = async () => (await app.inject('/')).body
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 40 })
const slides = async () => (await call('GET', '/api/backoffice/hero', undefined, writer)).body.data as DeskSlide[]
async function firstSlide(): Promise<DeskSlide> {
  const [first] = await slides()
  if (!first) throw new Error('There are no slides')
  return first
}
const bodyOf = ({ id: _id, picture: _picture, ...slide }: DeskSlide): SlideBody => slide
const save = async (slide: DeskSlide, change: Partial<SlideBody>) =>
  call('PUT', `/api/backoffice/hero/${slide.id}`, { ...bodyOf(slide), ...change }, writer)
const announcement = async () =>
  (await call('GET', '/api/backoffice/announcement', undefined, writer)).body.data as DeskAnnouncement
const announce = async (change: Partial<DeskAnnouncement>) =>
  call('PUT', '/api/backoffice/announcement', { ...(await announcement()), ...change }, writer)

test('an empty shop opens with the two slides of the spec, the first picture fetched first', async () => {
  const page = await home()
  for (const words of [
    'Where Comfort Meets Elegance',
    'Explore Collection',
    'Visit Our Store',
    'Visit Store',
    'Made in Siliguri since 1983',
  ])
    expect(page).toContain(words)
  expect(page.match(/<img [^>]*fetchpriority="high"/gi)).toHaveLength(1)
  expect(page).toMatch(/hero-1(\.\d+)?\.(avif|webp)/)
})

test('an edited slide is on the home page, and hostile words are words', async () => {
  const first = await firstSlide()
  expect((await save(first, { title: 'Puja at home <b>now</b>', link: '/products?on_sale=1' })).status).toBe(200)
  await soon(async () => expect(await home()).toContain('Puja at home &lt;b&gt;now&lt;/b&gt;'))
  const late = await save(first, { title: 'Another' })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  await save(await firstSlide(), { title: 'Where Comfort Meets Elegance' })
})

test('the words are dark on a bright picture and light on a dark one, as the slide says', async () => {
  const first = await firstSlide()
  expect(first.ink).toBe('dark')
  expect(await home()).toMatch(/aria-label="1 of 2"[^>]*text-ink/)
  expect((await save(first, { ink: 'light' })).status).toBe(200)
  await soon(async () => expect(await home()).toMatch(/aria-label="1 of 2"[^>]*text-paper/))
  expect((await save(await firstSlide(), { ink: 'pink' as 'dark' })).body.errors).toHaveProperty('ink')
  await save(await firstSlide(), { ink: 'dark' })
})

test('a link that a browser would run is refused, and not followed if somebody writes it into the database', async () => {
  const first = await firstSlide()
  expect((await save(first, { link: 'javascript:alert(1)' })).body.errors).toHaveProperty('link')
  await db.execute(sql`update hero_slides set link = 'javascript:alert(1)' where id = ${first.id}`)
  await soon(async () => expect(await home()).not.toContain('javascript:'))
  await db.execute(sql`update hero_slides set link = '/products' where id = ${first.id}`)
})

test('a slide comes and goes on its minute, without a change', async () => {
  const first = await firstSlide()
  const made = await call(
    'POST',
    '/api/backoffice/hero',
    {
      ...bodyOf(first),
      title: 'One hour only',
      starts_at: '2026-11-16T13:00:00+05:30',
      ends_at: '2026-11-16T14:00:00+05:30',
    },
    writer,
  )
  expect(made.status).toBe(200)
  const at = async (time: string) => (clock.set(new Date(`2026-11-16T${time}:00+05:30`)), await home())
  await soon(async () => expect(await at('12:59')).not.toContain('One hour only'))
  expect(shop.pages.kept('/')).toBeDefined()
  expect(await at('13:00')).toContain('One hour only')
  expect(await at('13:59')).toContain('One hour only')
  expect(await at('14:00')).not.toContain('One hour only')
  clock.set(new Date('2026-11-16T06:00:00Z'))
  const slide = made.body.data as DeskSlide
  expect(
    (await call('POST', `/api/backoffice/hero/${slide.id}/remove`, { version: slide.version }, writer)).status,
  ).toBe(200)
})

test('slides change their order; when none is on the shop’s own stand there', async () => {
  const ids = (await slides()).map(({ id }) => id)
  const sorted = await call('PATCH', '/api/backoffice/hero/order', { ids: ids.toReversed() }, writer)
  expect((sorted.body.data as DeskSlide[]).map(({ id }) => id)).toEqual(ids.toReversed())
  expect((await call('PATCH', '/api/backoffice/hero/order', { ids: [ids[0]] }, writer)).status).toBe(409)
  for (const slide of await slides()) await save(slide, { is_on: false })
  await soon(async () => expect(await home()).toContain('Where Comfort Meets Elegance'))
})

test('nothing is announced until somebody says so; then it stands above every page, and not in the back office', async () => {
  expect((await app.inject('/about')).body).not.toContain('id="announcement"')
  expect((await announce({ is_on: true, text: 'Closed on <i>Friday</i>' })).status).toBe(200)
  await soon(async () => {
    for (const path of ['/about', '/', '/products', '/login'])
      expect((await app.inject(path)).body, path).toContain('Closed on &lt;i&gt;Friday&lt;/i&gt;')
  })
  const page = (await app.inject('/about')).body
  expect(page).toMatch(/<script src="\/announcement\.js" data-key="[a-z0-9]+"><\/script>/)
  expect(page.indexOf('id="announcement"')).toBeLessThan(page.indexOf('<header'))
  expect((await app.inject('/backoffice')).body).not.toContain('id="announcement"')
})

test('it comes and goes on its minute, and other words have another key', async () => {
  const keyOf = async () => /data-key="([a-z0-9]+)"/.exec((await app.inject('/about')).body)?.[1]
  const before = await keyOf()
  await announce({
    text: 'Open on Sunday',
    starts_at: '2026-11-16T13:00:00+05:30',
    ends_at: '2026-11-16T14:00:00+05:30',
  })
  const at = async (time: string) => (
    clock.set(new Date(`2026-11-16T${time}:00+05:30`)),
    (await app.inject('/about')).body
  )
  await soon(async () => expect(await at('12:59')).not.toContain('id="announcement"'))
  expect(await at('13:00')).toContain('Open on Sunday')
  expect(await keyOf()).not.toBe(before)
  expect(await at('14:00')).not.toContain('id="announcement"')
  clock.set(new Date('2026-11-16T06:00:00Z'))
})

test('a change by SQL shows, and an unsafe link is left out', async () => {
  await db.execute(
    sql`update announcement set text = 'From the database', link = 'javascript:alert(1)', link_label = 'Press', starts_at = null, ends_at = null`,
  )
  await soon(async () => expect((await app.inject('/about')).body).toContain('From the database'))
  expect((await app.inject('/about')).body).not.toContain('javascript:')
})

test('an announcement is refused in words, versioned, audited and guarded', async () => {
  const seen = await announcement()
  expect((await announce({ link: '' })).status).toBe(422)
  expect(
    (await announce({ link: '/x', link_label: 'Look', starts_at: seen.ends_at, text: '' })).body.errors,
  ).toHaveProperty('text')
  expect((await announce({ link: '/products', link_label: 'Look' })).status).toBe(200)
  const stale = await call(
    'PUT',
    '/api/backoffice/announcement',
    { ...seen, link: '/a', link_label: 'b', text: 'Old' },
    writer,
  )
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  const actions = (await db.select({ action: auditEntries.action }).from(auditEntries)).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['slide.made', 'slide.changed', 'slide.sorted', 'slide.removed', 'announcement.changed']),
  )
  const customer = await personWithRole(shop, 'customer@example.com', 'customer')
  for (const path of ['hero', 'announcement'])
    expect((await call('GET', `/api/backoffice/${path}`, undefined, customer)).status).toBe(403)
})
