import { expect, type Page } from '@playwright/test'
import { copiedShop } from '../support/copied-shop.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startShop } from '../support/shop.ts'
import { test } from '../support/shop-test.ts'

test.use({ expectedComplaints: [/ERR_|Failed to (load|fetch)|cart|CSP|503/i] })

/** What was shown is told to the service worker; it is on the shelf a moment later. */
async function isKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key, { cacheName: 'pages-1' })), path), {
      timeout: 30_000,
    })
    .toBe(true)
}

test('seen pages and the cart open without a network; prices and checkout do not pretend', async ({ page }) => {
  test.setTimeout(300_000)
  const dataDir = await copiedShop('offline')
  const shop = await startShop(dataDir)
  const sofa = '/product/teesta-three-seater-sofa'
  await page.goto(`${shop.url}${sofa}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await isKept(page, sofa)
  await page.goto(`${shop.url}/about`)
  await isKept(page, '/about')
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('pieces-1')).keys()).length)).toBe(1)

  await shop.stop()
  await removeFolder(dataDir)

  await page.goto(`${shop.url}/about`)
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible()
  await expect(page.getByText(/You are offline\. Pages you have seen and your cart still open/)).toBeVisible()

  await page.getByRole('button', { name: /cart/i }).first().click()
  await expect(
    page.getByRole('dialog').or(page.getByRole('region')).getByText('Teesta Three-Seater Sofa').first(),
  ).toBeVisible()

  await page.goto(`${shop.url}${sofa}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teesta Three-Seater Sofa')
  const price = page.locator('[data-money]').first()
  await expect(price).toBeHidden()

  await page.goto(`${shop.url}/checkout`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.goto(`${shop.url}/disclaimer`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible()
})

test('the shop can be installed', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ name: expect.stringContaining('Saalghar'), start_url: '/', display: 'standalone' })
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['content-type']).toContain('javascript')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})
