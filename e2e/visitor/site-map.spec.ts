import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('eight groups and a way to reach us', async ({ page }) => {
  await page.goto('/sitemap')
  for (const group of [
    'Main pages',
    'Products',
    'Projects',
    'Blog & Resources',
    'Legal & Policies',
    'Services',
    'Customer Support',
    'Company Information',
  ])
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Did not find it?' })).toContainText('hello@saalghar.example')
})

test('typing filters the links; what is no page is looked for among the products', async ({ page }) => {
  await page.goto('/sitemap')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await page.getByLabel('Find a page').fill('shipping')
  await expect(links).toHaveText(['Shipping Policy'])
  await page.getByLabel('Find a page').fill('sofa bed')
  await expect(links).toHaveCount(0)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/products\?search=sofa(\+|%20)bed/)
})

test('every link of the site map leads somewhere', async ({ page, request }) => {
  await page.goto('/sitemap')
  const links = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(30)
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
})

test('robots find the map of addresses', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/product/teesta-three-seater-sofa</loc>')
})
