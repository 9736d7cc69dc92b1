import { expect, test } from 'vitest'
import { sitemapFiles } from './sitemap.ts'

const shop = 'https://shop.example'

test('an address is written whole, with the day of its last change', () => {
  const { first } = sitemapFiles(shop, [
    { path: '/', changedAt: null },
    { path: '/product/a-b?c=1&d="2"', changedAt: new Date('2026-11-01T10:00:00Z') },
  ])
  expect(first).toContain('<url><loc>https://shop.example/</loc></url>')
  expect(first).toContain(
    '<url><loc>https://shop.example/product/a-b?c=1&amp;d=&quot;2&quot;</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>',
  )
})

test('more addresses than a file may hold go into several, and the first lists them', () => {
  const many = Array.from({ length: 100_001 }, (_, index) => ({ path: `/product/p-${index}`, changedAt: null }))
  const { first, parts } = sitemapFiles(shop, many)
  expect(parts).toHaveLength(3)
  expect(first).toContain('<sitemapindex')
  expect(first.match(/<sitemap>/g)).toHaveLength(3)
  expect(first).toContain('https://shop.example/sitemap-3.xml')
  const written = parts.map((part) => part.match(/<url>/g)?.length ?? 0)
  expect(written.reduce((sum, each) => sum + each, 0)).toBe(100_001)
  expect(Math.max(...written)).toBeLessThanOrEqual(50_000)
})
