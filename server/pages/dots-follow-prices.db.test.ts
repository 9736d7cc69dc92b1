import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { seedShop } from '#server/seed/seed.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { listenForChanges } from './listen-for-changes.ts'

const shop = await testShop({ now: new Date('2026-11-16T06:00:00Z') })
const { app, db } = shop
const DOTS = JSON.stringify([{ product: 'balason-nesting-tables', x: 76, y: 60 }])

/** One picture with one dot, as a slide of the home page and as a project in which no piece is named. */
beforeAll(async () => {
  await seedShop(db, { now: shop.clock.now(), hashPassword, withDemoPeople: false })
  await db.execute(sql`
    insert into pictures (file, width, height, alt, color, spots)
    values ('scenes/dotted.webp', 2000, 1333, 'A lodge', '#fff', ${DOTS}::jsonb)`)
  await db.execute(sql`
    insert into projects (slug, name, type, style, images)
    values ('dotted-lodge', 'Dotted Lodge', 'Hospitality', 'Modern', '{dotted.webp}')`)
  await db.execute(sql`update hero_slides set wide = 'dotted.webp'`)
  const heard = vi.fn()
  const changes = listenForChanges(
    shop.connection,
    { onTags: (tags) => shop.pages.drop(tags), onConnected: () => (shop.pages.trust(true), heard()), onLost: vi.fn() },
    shop.deps.log,
  )
  afterAll(() => changes.stop())
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
})

test.each(['/project/dotted-lodge', '/'])('a changed price drops %s, which shows it on a dot alone', async (path) => {
  const before = (await app.inject(path)).body
  expect(before).toContain('Show Balason Nesting Tables')
  expect(shop.pages.kept(path)).toBeDefined()
  const price = path === '/' ? 31_234 : 32_345
  await db.execute(
    sql`update products set price = ${price * 100}, sale_price = null where slug = 'balason-nesting-tables'`,
  )
  await vi.waitFor(async () => expect((await app.inject(path)).body).toContain(price.toLocaleString('en-IN')), {
    timeout: 10_000,
    interval: 40,
  })
})
