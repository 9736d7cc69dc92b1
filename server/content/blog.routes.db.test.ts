import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Article, ArticleCard, ScheduledArticle } from '#domain/api/content.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { DAY } from '#domain/time/durations.ts'
import { seededShop } from '#server/catalog/testing/seeded-shop.ts'
import { blogPosts } from '#server/db/schema/content.ts'

const { get, db, clock } = await seededShop()
const titles = (page: { data: ArticleCard[] }) => page.data.map((article) => article.title)

test('the newest article comes first, nine to a page, and what is scheduled is not among them', async () => {
  const { status, data } = await get<PageOf<ArticleCard>>('/api/blogs')
  expect(status).toBe(200)
  expect(data).toMatchObject({ current_page: 1, last_page: 1, per_page: 9, total: 6 })
  expect(titles(data)[0]).toBe('How a chair is made in our workshop')
  expect(titles(data)).not.toContain('What hotel rooms taught us about bedrooms')
  expect(data.data[0]).not.toHaveProperty('content')
})

test('search, category, tag and order narrow and sort', async () => {
  const list = async (query: string) => titles((await get<PageOf<ArticleCard>>(`/api/blogs?${query}`)).data)
  expect(await list('search=CANE')).toContain('Caring for cane through a wet year')
  expect(await list('search=100%25')).toEqual([])
  expect(await list('category=Care')).toEqual(['Caring for cane through a wet year'])
  expect(await list('tag=joinery')).toEqual(['How a chair is made in our workshop'])
  const byTitle = await list('sort_by=title&sort_order=asc&category=&tag=')
  expect(byTitle).toEqual(byTitle.toSorted())
  expect(byTitle).toHaveLength(6)
})

test('a page beyond the last is empty and still knows how many there are', async () => {
  const { data } = await get<PageOf<ArticleCard>>('/api/blogs?page=9')
  expect(data).toMatchObject({ data: [], total: 6, last_page: 1 })
})

test('related articles are of the same category and never the article itself', async () => {
  const { data } = await get<Article>('/api/blogs/slug/living-small-with-large-furniture')
  const related = await get<PageOf<ArticleCard>>(`/api/blogs?category=Rooms&per_page=3&exclude=${data.id}`)
  expect(titles(related.data)).toEqual(['Buying a dining table for a family'])
})

test('an article is found by its name and by its number; others are not', async () => {
  const { data } = await get<Article>('/api/blogs/slug/light-for-a-hill-home')
  expect(data.content).toContain('<p>')
  expect((await get<Article>(`/api/blogs/${data.id}`)).data.slug).toBe('light-for-a-hill-home')
  expect(await get('/api/blogs/slug/nothing-here')).toMatchObject({ status: 404, code: 'not_found' })
  expect((await get('/api/blogs/slug/%00')).status).toBe(404)
  expect((await get('/api/blogs/99999')).status).toBe(404)
  expect((await get<Article>('/api/blogs/featured')).data.is_featured).toBe(true)
})

test('what is scheduled shows its title before its day, and itself from that day on', async () => {
  const { data } = await get<ScheduledArticle[]>('/api/blogs/scheduled')
  expect(data.map((article) => article.title)).toEqual([
    'Eleven kinds of plain: choosing linen for a sofa',
    'What hotel rooms taught us about bedrooms',
  ])
  expect((await get('/api/blogs/slug/choosing-linen-for-a-sofa')).status).toBe(404)
  const before = clock.now()
  clock.advance(22 * DAY)
  expect((await get('/api/blogs/slug/choosing-linen-for-a-sofa')).status).toBe(200)
  expect((await get<ScheduledArticle[]>('/api/blogs/scheduled')).data).toHaveLength(1)
  clock.set(before)
})

test('categories and tags are plain lists, each once', async () => {
  expect((await get<string[]>('/api/blog-categories')).data).toEqual(['Care', 'Craft', 'Light', 'Materials', 'Rooms'])
  const { data } = await get<string[]>('/api/blog-tags')
  expect(data).toEqual([...new Set(data)].toSorted())
})

test('what slipped into the database as a script does not leave it as one', async () => {
  const dirty = '<p onclick="steal()">Teak</p><script>steal()</script><iframe src="https://evil.example"></iframe>'
  await db.update(blogPosts).set({ content: dirty }).where(eq(blogPosts.slug, 'light-for-a-hill-home'))
  const { data } = await get<Article>('/api/blogs/slug/light-for-a-hill-home')
  expect(data.content).toBe('<p>Teak</p>')
})
