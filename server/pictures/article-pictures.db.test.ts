import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { blogPosts } from '#server/db/schema/content.ts'
import { transact } from '#server/db/transaction.ts'
import { isInUse } from './pictures.store.ts'

const { db } = await testDb()
const used = () => transact(db, (tx) => isInUse(tx, 'scenes/u-yard.webp', 'u-yard.webp'))
const words = { title: 'A bench', author: 'Biren Roy', category: 'Craft' }

test('a picture is in use while the text of an article or one of its former versions shows it', async () => {
  expect(await used()).toBe(false)
  const content = '<img src="/media/scenes/u-yard.webp" alt="The yard">'
  await db.insert(blogPosts).values({ ...words, slug: 'bench', content })
  expect(await used()).toBe(true)
  await db.update(blogPosts).set({ content: '<p>No picture.</p>' }).where(eq(blogPosts.slug, 'bench'))
  expect(await used()).toBe(true)
  await db.delete(blogPosts)
  expect(await used()).toBe(false)
})

test('so it is as the head of an article and as its author', async () => {
  await db.insert(blogPosts).values({ ...words, slug: 'head', featuredImage: 'u-yard.webp' })
  expect(await used()).toBe(true)
  await db.delete(blogPosts)
  await db.insert(blogPosts).values({ ...words, slug: 'author', authorAvatar: '/media/scenes/u-yard.webp' })
  expect(await used()).toBe(true)
})
