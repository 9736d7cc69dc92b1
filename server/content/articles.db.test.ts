import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import type { Article } from '#domain/api/content.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { blogPosts } from '#server/db/schema/content.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { GOOD_UNTIL_HEADER } from '#server/http/cache-tags.ts'
import { announceArticles } from '#server/newsletter/announce-articles.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

type Failed = { code: string; message: string; errors?: Record<string, string[]> }
const NOW = new Date('2026-11-17T10:00:00+05:30')
const shop = await testShop({ now: NOW })
const { app, db, clock } = shop
const asha = await addPerson(db, 'staff', ['open_back_office', 'manage_content'])
const biren = await addPerson(db, 'staff', ['open_back_office', 'manage_content'])

for (const file of ['scenes/u-bench.webp', 'scenes/u-yard.webp'])
  await db
    .insert(pictures)
    .values({ file, width: 900, height: 600, alt: 'A bench', color: '#aabbcc', placeholder: 'x' })

async function ask<T = DeskArticle>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who = asha,
) {
  const answer = await app.inject({
    method,
    url: `/api/backoffice/articles${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json<{ data: T } & Failed>() }
}

let made = 0
function written(more: object = {}) {
  made += 1
  return {
    title: `A bench for the yard ${made}`,
    slug: '',
    excerpt: 'Four boards and a morning.',
    content: '<p>Take four boards.</p>',
    featured_image: 'u-bench.webp',
    author: 'Biren Roy',
    author_avatar: '',
    category: 'Craft',
    tags: ['sal', 'sal', 'yard'],
    is_featured: false,
    ...more,
  }
}
async function create(more: object = {}): Promise<DeskArticle> {
  const { status, data, errors } = await ask('POST', '', written(more))
  expect({ status, errors }).toEqual({ status: 200, errors: undefined })
  return data
}
const save = (article: DeskArticle, more: object, who = asha) =>
  ask('PUT', `/${article.id}`, { ...bodyOf(article), ...more }, who)
const bodyOf = (article: DeskArticle) => ({
  ...Object.fromEntries(Object.keys(written()).map((key) => [key, article[key as keyof DeskArticle]])),
  version: article.version,
})
const publish = async ({ id, version }: DeskArticle) => (await ask('POST', `/${id}/publish`, { version })).data
const inBlog = (slug: string) => app.inject(`/api/blogs/slug/${slug}`)

test('a new article is a draft that only staff find, with its address and reading time', async () => {
  const article = await create({ content: `<p>${'word '.repeat(401)}</p>` })
  expect(article).toMatchObject({ state: 'draft', version: 1, read_time: 3, tags: ['sal', 'yard'], needs: [] })
  expect(article.slug).toMatch(/^a-bench-for-the-yard-\d+$/)
  expect((await inBlog(article.slug)).statusCode).toBe(404)
  const list = await ask<{ data: { id: number; state: string }[]; total: number }>(
    'GET',
    '?search=BENCH+craft&state=draft',
  )
  expect(list.data.data.map(({ id }) => id)).toContain(article.id)
  expect((await ask<{ total: number }>('GET', '?search=100%25')).data.total).toBe(0)
  const stranger = await addPerson(db, 'staff', ['open_back_office', 'manage_catalog'])
  expect((await ask('GET', `/${article.id}`, undefined, stranger)).status).toBe(403)
})

test('what is hostile in a text is gone before it is kept, and a picture stays in its own size', async () => {
  const content =
    '<p onclick="x()">Oil <script>x()</script><a href="javascript:x()">it</a></p><iframe src="https://evil.example"></iframe>' +
    '<img src="https://evil.example/spy.gif" alt="spy"><img src="/media/scenes/u-bench.webp" alt="A bench" width="9">'
  const { id } = await create({ content, title: '<script>x()</script>' })
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  expect(row?.content).toBe(
    '<p>Oil <a rel="noopener nofollow">it</a></p><img src="/media/scenes/u-bench.webp" alt="A bench" width="900" height="600" />',
  )
  for (const [field, value] of [
    ['content', '<img src="/media/scenes/u-nothing.webp" alt="x">'],
    ['content', '<img src="/media/scenes/u-bench.webp" alt=" ">'],
    ['featured_image', '../../etc/passwd'],
    ['featured_image', 'u-nothing.webp'],
    ['author_avatar', 'javascript:alert(1)'],
    ['slug', '../x'],
    ['title', ' '],
    ['content', `a${String.fromCodePoint(0)}b`],
  ] as const)
    expect((await ask('POST', '', written({ [field]: value }))).errors, `${field} ${value}`).toHaveProperty(field)
})

test('readers see it from the moment it is published, and no more when it is taken back', async () => {
  const draft = await create({ excerpt: '', category: '' })
  const refused = await ask('POST', `/${draft.id}/publish`, { version: draft.version })
  expect(refused).toMatchObject({ status: 422, code: 'not_ready' })
  expect(Object.keys(refused.errors ?? {})).toEqual(['excerpt', 'category'])
  const whole = (await save(draft, { excerpt: 'Short.', category: 'Craft' })).data
  const out = await publish(whole)
  expect(out).toMatchObject({ state: 'published', published_at: clock.now().toISOString() })
  expect((await inBlog(out.slug)).statusCode).toBe(200)
  expect((await save(out, { excerpt: '' })).code).toBe('not_ready')
  expect((await ask('POST', `/${out.id}/remove`, { version: out.version })).code).toBe('was_out')
  expect(
    (await ask('POST', `/${out.id}/schedule`, { version: out.version, at: '2026-12-01T09:00:00+05:30' })).code,
  ).toBe('wrong_state')
  const back = (await ask('POST', `/${out.id}/unpublish`, { version: out.version })).data
  expect(back).toMatchObject({ state: 'draft', published_at: out.published_at })
  expect((await inBlog(out.slug)).statusCode).toBe(404)
})

test('a scheduled article appears on its minute: every answer before says until when it holds', async () => {
  const draft = await create()
  const at = new Date(clock.now().getTime() + 10 * MINUTE)
  const past = await ask('POST', `/${draft.id}/schedule`, { version: draft.version, at: clock.now().toISOString() })
  expect(past).toMatchObject({ status: 422, code: 'moment_passed', errors: { at: [expect.any(String)] } })
  const planned = (await ask('POST', `/${draft.id}/schedule`, { version: draft.version, at: at.toISOString() })).data
  expect(planned).toMatchObject({ state: 'scheduled', published_at: at.toISOString() })
  for (const path of ['/api/blogs', '/api/blogs/coming-soon', '/api/blog-tags'])
    expect(Number((await app.inject(path)).headers[GOOD_UNTIL_HEADER]), path).toBe(at.getTime())

  const blogPage = async () => (await app.inject('/blog')).body
  const asArticle = `href="/blog/${planned.slug}"`
  expect(await blogPage()).not.toContain(asArticle)
  const kept = await blogPage()
  expect(kept).toContain(planned.title)
  clock.set(new Date(at.getTime() - 1))
  expect(await blogPage()).toBe(kept)
  clock.set(at)
  expect((await inBlog(planned.slug)).statusCode).toBe(200)
  expect(await blogPage()).toContain(asArticle)
  expect((await ask('GET', `/${draft.id}`)).data.state).toBe('published')
})

test('readers are told once, however often it is taken back and shown again', async () => {
  const announced = async (id: number) =>
    (await db.select({ at: blogPosts.announcedAt }).from(blogPosts).where(eq(blogPosts.id, id)))[0]?.at
  const out = await publish(await create())
  await announceArticles.work(shop.deps, {})
  const first = await announced(out.id)
  expect(first).toEqual(clock.now())
  const back = (await ask('POST', `/${out.id}/unpublish`, { version: out.version })).data
  clock.advance(MINUTE)
  await publish(back)
  await announceArticles.work(shop.deps, {})
  expect(await announced(out.id)).toEqual(first)
})

test('a changed address leads on, and is not taken from an article without being asked for', async () => {
  const out = await publish(await create())
  const moved = (await save(out, { slug: `${out.slug}-new` })).data
  expect(moved.old_slugs).toEqual([out.slug])
  const found = (await inBlog(out.slug)).json<{ data: Article }>().data
  expect(found.slug).toBe(moved.slug)
  const page = await app.inject(`/blog/${out.slug}`)
  expect([page.statusCode, page.headers['location']]).toEqual([301, `/blog/${moved.slug}`])
  expect((await ask('POST', '', written({ slug: moved.slug }))).errors).toHaveProperty('slug')
  expect((await ask('POST', '', written({ slug: out.slug }))).code).toBe('slug_was_used')
  expect((await ask('POST', '', written({ slug: out.slug, take_over_slug: true }))).status).toBe(200)
  const draft = await create()
  expect((await save(draft, { slug: `${draft.slug}-new` })).data.old_slugs).toEqual([])
})

test('every save keeps what stood there, and a former version comes back as a new one', async () => {
  const first = await create({ content: '<p>First words.</p>' })
  const second = (await save(first, { content: '<p>Second words, and more.</p>' }, biren)).data
  expect(second.versions).toMatchObject([{ version: 1, words: 2, title: first.title }])
  expect((await save(second, {})).data.versions).toHaveLength(1)
  const old = await ask<{ content: string }>('GET', `/${first.id}/versions/1`)
  expect(old.data.content).toBe('<p>First words.</p>')
  const restored = (await ask('POST', `/${first.id}/versions/1/restore`, { version: second.version })).data
  expect(restored).toMatchObject({ content: '<p>First words.</p>', version: 3 })
  expect(restored.versions.map(({ version }) => version)).toEqual([2, 1])
  expect((await ask('GET', `/${first.id}/versions/99`)).status).toBe(404)
  const log = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `article:${first.id}`))
  expect(log.map(({ action }) => action)).toEqual(['article.created', 'article.saved', 'article.restored'])
  expect(log[1]?.data).toMatchObject({ before: { content: 'version 1, 2 words' }, after: { version: 2 } })
})

test('the second editor is told who changed what', async () => {
  const article = await create()
  await save(article, { title: 'A longer bench' }, biren)
  const late = await save(article, { excerpt: 'Mine' })
  expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile', errors: { title: ['Title: A longer bench'] } })
  expect(late.message).toMatch(/^Person \d+ changed/)
  for (const action of ['publish', 'unpublish', 'remove'])
    expect((await ask('POST', `/${article.id}/${action}`, { version: article.version })).code).toBe('changed_meanwhile')
})

test('a secret link shows the draft to who has it, is listed nowhere, ends with its time and when it is revoked', async () => {
  const draft = await create({ content: '<p>Not for everybody yet.</p>' })
  const linked = (await ask('POST', `/${draft.id}/preview-link`, { days: 1 })).data
  const path = linked.preview?.path ?? ''
  const page = await app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag']).toContain('noindex')
  expect(page.body).toContain('Not for everybody yet.')
  expect(page.body).toMatch(/<meta name="robots" content="noindex/)
  expect(page.body).not.toContain('"@type":"BlogPosting"')
  const again = (await ask('POST', `/${draft.id}/preview-link`, { days: 7 })).data
  expect((await app.inject(path.replace('/preview/', '/api/previews/'))).statusCode).toBe(404)
  const next = (again.preview?.path ?? '').replace('/preview/', '/api/previews/')
  expect((await app.inject(next)).statusCode).toBe(200)
  clock.advance(7 * 24 * 60 * MINUTE)
  expect((await app.inject(next)).statusCode).toBe(404)
  const third = (await ask('POST', `/${draft.id}/preview-link`, { days: 7 })).data
  expect((await ask('DELETE', `/${draft.id}/preview-link`)).data.preview).toBeNull()
  expect((await app.inject((third.preview?.path ?? '').replace('/preview/', '/api/previews/'))).statusCode).toBe(404)
  expect((await app.inject('/api/previews/guessed')).statusCode).toBe(404)
  expect((await ask('POST', `/${draft.id}/preview-link`, { days: 3650 })).status).toBe(422)
})

test('what is coming is as the shop began until somebody writes it, and a second writer is told', async () => {
  const url = '/api/backoffice/coming-soon'
  const put = (payload: object) => app.inject({ method: 'PUT', url, headers: asha.headers, payload })
  const page = async () => (await app.inject('/blog')).body
  expect(await page()).toContain('Leave your address and we write to you when an article appears, about once a month')
  const topics = [{ title: 'Bamboo in the rains', text: 'What swells and what does not.', category: 'Materials' }]
  const words = { lead: 'We write on Sundays.', topics, version: 0 }
  expect((await put(words)).json<{ data: { version: number } }>().data.version).toBe(1)
  const read = (await app.inject('/api/blogs/coming-soon')).json<{ data: object }>().data
  expect(read).toMatchObject({ lead: words.lead, topics })
  shop.pages.drop(['blog'])
  expect(await page()).toContain('Bamboo in the rains')
  expect((await put(words)).json()).toMatchObject({ code: 'changed_meanwhile' })
  expect((await put({ ...words, version: 1, topics: [{ title: ' ', text: '', category: '' }] })).statusCode).toBe(422)
})
