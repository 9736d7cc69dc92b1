import { expect, test } from '@playwright/test'
import { shopOnForeignDatabase } from '../support/failing-shop.ts'

test('a page that cannot be shown says so with status 500 and the number to quote', async ({ page }) => {
  test.setTimeout(300_000)
  const shop = await shopOnForeignDatabase()
  try {
    expect((await page.goto(`${shop.url}/about`))?.status()).toBe(200)
    await shop.takeDatabaseAway()
    const answer = await page.goto(`${shop.url}/product/teesta-three-seater-sofa`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.locator('code')).toHaveText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect((await page.goto(`${shop.url}/about`))?.status()).toBe(200)
  } finally {
    await shop.close()
  }
})
