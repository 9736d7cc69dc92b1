import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch dynamically imported module/] })

const cutOff = (page: Page, code: string) => page.route(`**/${code}-*.js`, (route) => route.abort())
const bringBack = (page: Page, code: string) => page.unroute(`**/${code}-*.js`)

test(
  'a panel whose code does not come leaves the page and what was typed alone, and opens once it is there',
  { tag: '@once' },
  async ({ page }) => {
    // Narrow enough for the search to be a button.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/register')
    await page.getByLabel('Name').fill('Asha Rai')
    for (const [code, button] of [
      ['cart-panel', 'Shopping cart'],
      ['search-panel', 'Find in the shop'],
    ] as const) {
      await cutOff(page, code)
      await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText('This part could not be loaded').first()).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Asha Rai')
      await bringBack(page, code)
      await expect(page.getByRole('banner').getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
  },
)

test('a screen whose code did not come is asked for anew by Try again', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contact')
  await cutOff(page, 'about-page')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await bringBack(page, 'about-page')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
