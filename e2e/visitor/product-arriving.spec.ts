import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('what stands for a piece that is on its way goes the moment it is there', { tag: '@once' }, async ({ page }) => {
  const piece = Promise.withResolvers<void>()
  await page.route('**/api/products/teesta-three-seater-sofa', async (route) => {
    await piece.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/products?search=teesta')
  const link = page.getByRole('main').getByRole('link', { name: 'Teesta Three-Seater Sofa' }).first()
  await link.focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await link.press('Enter')
  await page.clock.runFor(150)
  await expect(page.getByText('Loading product')).toBeAttached()
  piece.resolve()
  // No more time passes for the page: it has nothing to wait for.
  await expect(page.getByRole('heading', { level: 1, name: 'Teesta Three-Seater Sofa' })).toBeVisible()
})

test.describe('what did not arrive', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|The shop cannot be reached/] })

  test('a product that could not be fetched can be asked for again', { tag: '@once' }, async ({ page }) => {
    await page.goto('/products?search=teesta')
    await page.route('/api/products/teesta-three-seater-sofa', (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Teesta Three-Seater Sofa', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Failed to load product' })).toBeVisible()
    await page.unroute('/api/products/teesta-three-seater-sofa')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Teesta Three-Seater Sofa' })).toBeVisible()
  })

  test('Check asks again about the same PIN after its code did not come', { tag: '@once' }, async ({ page }) => {
    await page.goto('/product/teesta-three-seater-sofa')
    const check = page.getByRole('button', { name: 'Check' })
    await page.getByLabel('PIN code').fill('400050')
    for (const code of ['**/pin-code-*.js', '**/delivery-lines-*.js']) {
      await page.route(code, (route) => route.abort())
      await check.click()
      await expect(page.getByText('The delivery date could not be worked out. Please try again.')).toBeVisible()
      await page.unroute(code)
    }
    await check.click()
    await expect(page.getByText(/Brought to Mumbai 400050 by carrier/).first()).toBeVisible()
  })
})
