import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { testDb } from '#server/db/testing/test-db.ts'
import { seedShop } from './seed.ts'

const NOW = new Date('2026-11-15T06:00:00.000Z')
const hashPassword = async (password: string) => `hash of ${password}`

test('a database in which one person has registered is left alone', async () => {
  const { db } = await testDb()
  await db.insert(users).values({ name: 'Somebody Real', email: 'somebody@saalghar.example' })
  expect(await seedShop(db, { now: NOW, hashPassword })).toBe(false)
  const { rows } = await db.execute(sql`select count(*)::int as products from products`)
  expect(rows).toEqual([{ products: 0 }])
})

test('a shop for real trade gets its catalogue and articles, but no known password, no order and no review', async () => {
  const { db } = await testDb()
  expect(await seedShop(db, { now: NOW, hashPassword, withDemoPeople: false })).toBe(true)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from products) as products, (select count(*)::int from blog_posts) as articles,
           (select count(*)::int from users) as people, (select count(*)::int from orders) as orders,
           (select count(*)::int from reviews) as reviews, (select max(reviews_count) from products) as claimed`)
  expect(rows).toEqual([{ products: 60, articles: 8, people: 0, orders: 0, reviews: 0, claimed: 0 }])
})

test('when the seed fails half way, nothing of it stays', async () => {
  const { db } = await testDb()
  await db.execute(sql`alter table refunds add constraint closed check (false)`)
  await expect(seedShop(db, { now: NOW, hashPassword })).rejects.toThrow()
  const { rows } = await db.execute(sql`select count(*)::int as products from products`)
  expect(rows).toEqual([{ products: 0 }])
})
