import { expect, test } from '@playwright/test'
import { shopOnForeignDatabase } from '../support/failing-shop.ts'

test('while the database is away, a page that needs it asks for a moment; kept pages go on', async ({ page }) => {
  test.setTimeout(300_000)
  const shop = await shopOnForeignDatabase()
  try {
    expect((await page.goto(`${shop.url}/about`))?.status()).toBe(200)
    await shop.takeDatabaseAway()
    const answer = await page.goto(`${shop.url}/product/teesta-three-seater-sofa`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'One moment please' })).toBeVisible()
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect((await page.goto(`${shop.url}/about`))?.status()).toBe(200)
  } finally {
    await shop.close()
  }
})
