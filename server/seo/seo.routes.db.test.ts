import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seededShop } from '#server/catalog/testing/seeded-shop.ts'
import { products } from '#server/db/schema/catalog.ts'

const { app, db, clock } = await seededShop()
const text = async (path: string) => (await app.inject(path)).body

test('the site map names every public page, product, project and article that is out', async () => {
  const answer = await app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toMatch(/xml/)
  for (const path of ['/', '/about', '/disclaimer', '/project/hotel-meterline-siliguri', '/blog/light-for-a-hill-home'])
    expect(answer.body).toContain(`<loc>http://127.0.0.1:3000${path}</loc>`)
  expect(answer.body).toContain('/product/teesta-three-seater-sofa</loc><lastmod>')
  for (const shelf of ['category_id=1', 'room_id=1'])
    expect(answer.body).toContain(`<loc>http://127.0.0.1:3000/products?${shelf}</loc>`)
  expect(answer.body).not.toContain('choosing-linen')
  expect(answer.body).not.toContain('/checkout')
})

test('a product that is no longer sold leaves the site map within a minute', async () => {
  await db.update(products).set({ isActive: false }).where(eq(products.slug, 'teesta-three-seater-sofa'))
  clock.advance(61_000)
  expect(await text('/sitemap.xml')).not.toContain('teesta-three-seater-sofa')
})

test('robots are kept out of private pages and shown the site map', async () => {
  const robots = await text('/robots.txt')
  for (const path of ['/checkout', '/orders', '/order-confirmation', '/auth', '/backoffice', '/api/'])
    expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml')
})

test('the feed holds the articles, newest first', async () => {
  const feed = await text('/blog/feed.xml')
  const titles = [...feed.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)
  expect(titles[0]).toBe('How a chair is made in our workshop')
  expect(titles).toHaveLength(6)
})

test('parts of a site map that is whole do not exist', async () => {
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
})
