import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Search', exact: true }).getByRole('option')

async function searchBox(page: Page) {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
  return page.getByRole('combobox', { name: 'Search', exact: true })
}

test(
  'suggestions come from two characters on, five at most, and forgive a typo; Enter searches for what was typed',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/products')
    const box = await searchBox(page)
    // Letter by letter, as people do: the box that suggests takes the plain one's place between them.
    await box.pressSequentially('s')
    await expect(suggestions(page)).toHaveCount(0)
    await box.pressSequentially('o')
    await expect(suggestions(page).first()).toBeVisible()
    expect(await suggestions(page).count()).toBeLessThanOrEqual(5)
    await box.fill('soffa')
    await expect(suggestions(page).filter({ hasText: 'Sofa' }).first()).toBeVisible()

    await test.step('waiting and finding nothing are said', async () => {
      const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
      await page.route('**/api/products?search=*', async (route) => {
        await held
        await route.continue()
      })
      await box.fill('zzqqxx')
      await expect(page.getByText('Loading suggestions...')).toBeVisible()
      letCome()
      await expect(page.getByText('No products found', { exact: true })).toBeVisible()
    })
    await test.step('a press outside closes the list', async () => {
      await box.fill('furnture')
      await expect(suggestions(page).first()).toBeVisible()
      await page
        .getByRole('heading', { name: /^(Filters|All Products)$/ })
        .last()
        .click()
      await expect(suggestions(page)).toHaveCount(0)
    })
    await box.press('Enter')
    await expect(page).toHaveURL(/search=furnture$/)
    await expect(page.getByText('60 products found')).toBeAttached()
    await expect(page.getByText('furniture', { exact: true })).toBeAttached()
    await test.step('an Indian word finds the piece', async () => {
      await box.fill('palang')
      await box.press('Enter')
      await expect(page).toHaveURL(/search=palang$/)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(/bed/i)
    })
  },
)

test('the keyboard marks, takes and closes', async ({ page }) => {
  await page.goto('/products')
  const box = await searchBox(page)
  await box.fill('teesta')
  const first = suggestions(page).first()
  await expect(first).toBeVisible()
  await box.press('Escape')
  await expect(first).toBeHidden()
  await box.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const name = await first.locator('.truncate').innerText()
  await box.press('Enter')
  await expect(box).toHaveValue(name)
  await expect(page).toHaveURL(/search=Teesta/)
})
