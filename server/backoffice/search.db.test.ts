import { expect, test } from 'vitest'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { SearchGroupJson } from '#domain/api/backoffice.ts'
import { blogPosts, projects } from '#server/db/schema/content.ts'
import { products } from '#server/db/schema/catalog.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const { app, db } = await testShop()
const [article] = await db
  .insert(blogPosts)
  .values({ slug: 'ebony-benches', title: 'Ebony benches', author: 'Biren Roy', category: 'Craft' })
  .returning({ id: blogPosts.id })
const [project] = await db
  .insert(projects)
  .values({ slug: 'hotel', name: 'Hotel Ebony', type: 'Hospitality', style: 'Modern', location: 'Mirik' })
  .returning({ id: projects.id })
await addProduct(db)
await db.update(products).set({ name: 'Ebony chair' })

async function found(q: string, ...permissions: Permission[]) {
  const { headers } = await addPerson(db, 'staff', ['open_back_office', ...permissions])
  const answer = await app.inject({ url: `/api/backoffice/search?q=${encodeURIComponent(q)}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { groups: SearchGroupJson[] } }>().data.groups
}
const kinds = async (...permissions: Permission[]) => (await found('ebony', ...permissions)).map(({ kind }) => kind)

test('who writes finds articles, drafts too, and projects by their words', async () => {
  expect(await found('ebony', 'manage_content')).toEqual([
    {
      kind: 'article',
      label: 'Articles',
      items: [
        {
          id: article?.id,
          title: 'Ebony benches',
          detail: 'Biren Roy, Craft',
          href: `/backoffice/articles/${article?.id}`,
        },
      ],
    },
    {
      kind: 'project',
      label: 'Projects',
      items: [
        {
          id: project?.id,
          title: 'Hotel Ebony',
          detail: 'Hospitality, Mirik',
          href: `/backoffice/projects/${project?.id}`,
        },
      ],
    },
  ])
  expect((await found('HOTEL mirik', 'manage_content')).map(({ kind }) => kind)).toEqual(['project'])
  expect(await found('100%', 'manage_content')).toEqual([])
})

test('each finds what they may open, and nothing else', async () => {
  expect(await kinds()).toEqual([])
  expect(await kinds('manage_catalog')).toEqual(['product'])
  expect(await kinds('manage_stock')).toEqual(['product'])
  expect(await kinds('manage_orders')).toEqual([])
  expect(await kinds('manage_content', 'manage_catalog')).toEqual(['product', 'article', 'project'])
})

test('a customer opens where the person may open customers, and else as their orders', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      name: 'Ebony Rai',
      email: 'e@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    },
  })
  const hrefFor = async (...permissions: Permission[]) =>
    (await found('ebony rai', ...permissions)).find(({ kind }) => kind === 'customer')?.items[0]?.href
  expect(await hrefFor('manage_customers')).toMatch(/^\/backoffice\/customers\/\d+$/)
  expect(await hrefFor('manage_orders')).toBe('/backoffice/orders?search=e%40example.com')
  expect(await hrefFor('manage_content')).toBeUndefined()
})
