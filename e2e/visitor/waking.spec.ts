import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'

const A_MOMENT_MS = 500
/** Shorter than the longest wait for a picture, so that it was the touch that woke the page. */
const SOON = { timeout: 2000 }

function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  return scripts
}

test('the code of a page waits for its lead picture, but not for one who touches it', async ({ page }) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/media\/products\//, async (route) => {
    await held
    await route.continue()
  })
  const scripts = watchScripts(page)
  const opened = page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(A_MOMENT_MS)
  expect(scripts).toEqual([])

  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length, SOON).toBeGreaterThan(0)
  letCome()
  await opened
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
})
