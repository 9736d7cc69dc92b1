import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { DeskProject, Project, ProjectBody, ProjectCard } from '#domain/api/projects.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { caller, personWithRole, type TestPerson } from '#server/accounts/testing/people.ts'
import { products } from '#server/db/schema/catalog.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { isInUse } from '#server/pictures/pictures.store.ts'
import { transact } from '#server/db/transaction.ts'
import { seedShop } from '#server/seed/seed.ts'
import { addProduct } from '#server/testing/shop-fixtures.ts'
import { hearChanges } from '#server/testing/hear-changes.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop({ now: new Date('2026-11-16T06:00:00Z') })
const { app, db } = shop
const call = caller(app)
let writer: TestPerson
let sofa: number
let table: number

const BODY: ProjectBody = {
  name: 'Teesta Riverside Lodge',
  slug: '',
  short_description: 'Twelve rooms above the river.',
  description: 'First paragraph.\n\nSecond paragraph.',
  location: 'Teesta Bazaar, West Bengal',
  client: 'Riverside Lodges',
  type: 'Hospitality',
  style: 'Modern',
  completion_date: '2026-09-30',
  is_featured: false,
  is_active: true,
  images: ['lodge-1.webp', 'lodge-2.webp'],
  pieces: [],
  version: 1,
}

async function addNamed(name: string): Promise<number> {
  const id = await addProduct(db)
  await db.update(products).set({ name }).where(eq(products.id, id))
  return id
}

beforeAll(async () => {
  await seedShop(db, { now: shop.clock.now(), hashPassword, withDemoPeople: false })
  writer = await personWithRole(shop, 'writer@example.com', 'staff')
  const picture = { width: 1600, height: 1067, alt: '', color: '#fff', placeholder: '' }
  await db.insert(pictures).values(['lodge-1', 'lodge-2'].map((name) => ({ ...picture, file: `scenes/${name}.webp` })))
  sofa = await addNamed('River Sofa')
  table = await addNamed('River Table')
  await hearChanges(shop)
})

const make = async (change: Partial<ProjectBody> = {}) =>
  call('POST', '/api/backoffice/projects', { ...BODY, ...change }, writer)
const read = async (id: number) =>
  (await call('GET', `/api/backoffice/projects/${id}`, undefined, writer)).body.data as DeskProject
const bodyOf = (project: DeskProject): ProjectBody => ({
  ...BODY,
  ...(project as unknown as Pick<ProjectBody, 'name' | 'slug' | 'is_active' | 'is_featured' | 'version'>),
  images: [project.main_image, ...project.images].filter(Boolean),
  pieces: project.pieces.map(({ id }) => id),
})
const save = async (project: DeskProject, change: Partial<ProjectBody>) =>
  call('PUT', `/api/backoffice/projects/${project.id}`, { ...bodyOf(project), ...change }, writer)
const pageAt = async (path: string) => app.inject(path)
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 40 })

test('the three of the seed stand on their pages, in the order of the spec', async () => {
  const { body } = await call('GET', '/api/projects?featured=1')
  expect((body.data as ProjectCard[]).map(({ slug }) => slug)).toEqual([
    'fernhollow-resort-darjeeling',
    'zhamling-courtyard-hotel-bhutan',
    'hotel-meterline-siliguri',
  ])
  const list = (await pageAt('/projects')).body
  expect(list.indexOf('Zhamling Courtyard')).toBeLessThan(list.indexOf('Fernhollow Resort'))
  const one = (await call('GET', '/api/projects/hotel-meterline-siliguri')).body.data as Project
  expect([one.pictures.length, one.pieces]).toEqual([4, []])
  expect((await pageAt('/')).body).toContain('Hotel Meterline, Siliguri')
  expect((await pageAt('/sitemap')).body).toContain('/project/hotel-meterline-siliguri')
  expect((await pageAt('/sitemap.xml')).body).toContain('/project/hotel-meterline-siliguri')
})

test('a change by SQL shows on the kept pages', async () => {
  for (const path of ['/projects', '/', '/project/fernhollow-resort-darjeeling']) await pageAt(path)
  expect(shop.pages.kept('/projects')).toBeDefined()
  await db.execute(sql`update projects set name = 'Fernhollow House' where slug = 'fernhollow-resort-darjeeling'`)
  await soon(async () => {
    for (const path of ['/projects', '/', '/project/fernhollow-resort-darjeeling'])
      expect((await pageAt(path)).body, path).toContain('Fernhollow House')
  })
})

test('a new project with its pieces is on its page at the price of today, also when the price changes', async () => {
  const made = await make({ name: 'Priced Lodge', pieces: [table, sofa] })
  expect([made.status, (made.body.data as DeskProject).slug]).toEqual([200, 'priced-lodge'])
  const read1 = (await call('GET', '/api/projects/priced-lodge')).body.data as Project
  expect(read1.pieces.map(({ name }) => name)).toEqual(['River Table', 'River Sofa'])
  expect((await pageAt('/project/priced-lodge')).body).toContain('Pieces in this room')
  await db.execute(sql`update products set price = 7654300, sale_price = null where id = ${sofa}`)
  await soon(async () => expect((await pageAt('/project/priced-lodge')).body).toContain('76,543'))
  await db.execute(sql`update products set is_active = false where id = ${sofa}`)
  await soon(async () => expect((await pageAt('/project/priced-lodge')).body).not.toContain('River Sofa'))
  await db.execute(sql`update products set is_active = true where id = ${sofa}`)
  await soon(async () => expect((await pageAt('/project/priced-lodge')).body).toContain('River Sofa'))
})

test('an address that it leaves leads on, and nobody else can take it', async () => {
  const made = (await make({ name: 'Moving Lodge' })).body.data as DeskProject
  expect((await save(made, { slug: 'moved-lodge' })).status).toBe(200)
  const old = await pageAt('/project/moving-lodge')
  expect([old.statusCode, old.headers.location]).toEqual([301, '/project/moved-lodge'])
  expect((await read(made.id)).old_slugs).toEqual(['moving-lodge'])
  const taken = await make({ name: 'Another', slug: 'moving-lodge' })
  expect([taken.status, taken.body.code, taken.body.errors?.['slug']?.length]).toEqual([422, 'slug_taken', 1])
  expect(((await make({ name: 'Moving Lodge' })).body.data as DeskProject).slug).toBe('moving-lodge-2')
  const back = await save(await read(made.id), { slug: 'moving-lodge' })
  expect([back.status, (await pageAt('/project/moved-lodge')).headers.location]).toEqual([200, '/project/moving-lodge'])
})

test('hidden means gone from every page, and back when it is shown', async () => {
  const made = (await make({ name: 'Shy Lodge' })).body.data as DeskProject
  expect((await pageAt('/project/shy-lodge')).statusCode).toBe(200)
  const hidden = (await save(made, { is_active: false })).body.data as DeskProject
  await soon(async () => expect((await pageAt('/project/shy-lodge')).statusCode).toBe(404))
  expect((await pageAt('/projects')).body).not.toContain('Shy Lodge')
  await save(hidden, { is_active: true })
  await soon(async () => expect((await pageAt('/projects')).body).toContain('Shy Lodge'))
})

test('hostile words are shown as words', async () => {
  const hostile = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
  await make({ name: `Lodge ${hostile}`, slug: 'hostile', description: hostile, client: hostile, location: hostile })
  for (const path of ['/project/hostile', '/projects']) {
    const { body, statusCode } = await pageAt(path)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
  }
})

test('who saves an older state is told who was faster; the log has before and after', async () => {
  const made = (await make({ name: 'Busy Lodge' })).body.data as DeskProject
  await save(made, { client: 'The first' })
  const late = await save(made, { client: 'The second' })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.body.message).toContain('Asha Rai changed this project')
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `project:${made.id}`))
  expect(entries.map(({ action }) => action)).toEqual(['project.made', 'project.changed'])
  expect(entries[1]?.data).toEqual({ before: { client: 'Riverside Lodges' }, after: { client: 'The first' } })
})

test('what is wrong is refused at its field', async () => {
  const problems = async (change: object) => {
    const answer = await make(change)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  expect(await problems({ name: ' ' })).toEqual([422, ['name']])
  expect(await problems({ images: [] })).toEqual([422, ['images']])
  expect(await problems({ images: ['../secret.webp'] })).toEqual([422, [expect.stringContaining('images')]])
  expect(await problems({ images: ['nobody-knows.webp'] })).toEqual([422, ['images']])
  expect(await problems({ pieces: [999_999] })).toEqual([422, ['pieces']])
  expect(await problems({ type: 'All' })).toEqual([422, ['type']])
})

test('featured projects are brought into another order for the home page; an old list is refused', async () => {
  const listed = async () =>
    ((await call('GET', '/api/projects?featured=1')).body.data as ProjectCard[]).map(({ id }) => id)
  const ids = await listed()
  const turned = ids.toReversed()
  const answer = await call('PATCH', '/api/backoffice/projects/order', { ids: turned }, writer)
  expect([answer.status, await listed()]).toEqual([200, turned])
  expect((await call('PATCH', '/api/backoffice/projects/order', { ids: ids.slice(1) }, writer)).status).toBe(409)
})

test('the desk searches, filters and pages', async () => {
  const list = async (query: string) => {
    const { body } = await call('GET', `/api/backoffice/projects?${query}`, undefined, writer)
    return body.data as { data: { name: string }[]; total: number; last_page: number }
  }
  expect((await list('search=meterline')).data.map(({ name }) => name)).toEqual(['Hotel Meterline, Siliguri'])
  expect((await list('state=hidden')).total).toBe(0)
  const two = await list('per_page=2&sort=name&page=2')
  expect([two.data.length, two.last_page > 2]).toEqual([2, true])
})

test('a picture that a project or a slide shows is in use', async () => {
  const used = (name: string) => transact(db, (tx) => isInUse(tx, `scenes/${name}`, name))
  expect(await used('lodge-2.webp')).toBe(true)
  expect(await used('hero-2-tall.webp')).toBe(true)
  expect(await used('nowhere.webp')).toBe(false)
})

test('an enquiry about a project names it, also by its old address', async () => {
  const send = async (slug: string) =>
    call('POST', '/api/enquiries', {
      kind: 'request_info',
      name: 'Asha Rai',
      email: 'asha@example.com',
      message: 'How many rooms?',
      project_slug: slug,
    })
  expect((await send('moved-lodge')).status).toBeLessThan(300)
  expect((await send('castle-in-the-air')).status).toBe(422)
})

test('only who keeps the pages may change them', async () => {
  const customer = await personWithRole(shop, 'customer@example.com', 'customer')
  expect((await call('GET', '/api/backoffice/projects', undefined, customer)).status).toBe(403)
  expect((await call('POST', '/api/backoffice/projects', BODY)).status).toBe(401)
})
