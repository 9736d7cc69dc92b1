import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

const SOFA = '/product/teesta-three-seater-sofa'

type StructuredData = { '@type': string; [key: string]: unknown }
const structuredData = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )

test('name, price and structured data are there before any script runs', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get(SOFA)
  const html = await answer.text()
  expect(html).toContain('Teesta Three-Seater Sofa')
  expect(html).toContain('₹76,000')
  expect(html).toContain('Inclusive of all taxes')
  expect(html.match(/<img [^>]*fetchpriority="high"/gi)).toHaveLength(1)
  const blocks = structuredData(html)
  const product = blocks.find((block) => block['@type'] === 'Product')
  expect(product).toMatchObject({
    sku: 'SLG-SOF-101',
    offers: { price: '76000.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(product).toHaveProperty('aggregateRating.reviewCount', expect.any(Number))
  expect(blocks.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true)
})

test('search engines are told the end of a sale, where it has one', { tag: '@once' }, async ({ request }) => {
  const offerOf = async (path: string) =>
    structuredData(await (await request.get(path)).text()).find((block) => block['@type'] === 'Product')?.['offers']
  const { priceValidUntil } = (await offerOf(SOFA)) as { priceValidUntil: string }
  expect(Date.parse(priceValidUntil)).toBeGreaterThan(Date.now())
  expect(await offerOf('/product/singalila-king-bed')).not.toHaveProperty('priceValidUntil')
})

test('a shared product shows a preview of 1200 x 630', { tag: '@once' }, async ({ page }) => {
  await page.goto(SOFA)
  const told = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect([await told('og:image:width'), await told('og:image:height')]).toEqual(['1200', '630'])
  const address = await told('og:image')
  expect(address).toContain('/media/share/teesta-three-seater-sofa.jpg')
  const size = await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src ?? ''
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, address)
  expect(size).toEqual([1200, 630])
})

test('opened in a colour, the page comes with that colour first', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get(`${SOFA}?colour=terracotta`)).text()
  const [picture = '', ...others] = html.match(/<img [^>]*fetchpriority="high"[^>]*>/gi) ?? []
  expect(picture).toContain('terracotta')
  expect(others).toEqual([])
})

test('a product is reached by its number too, and says where it belongs', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/[a-z-]+$/)
})
