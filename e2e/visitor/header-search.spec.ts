import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test, untilAwake } from '../support/shop-test.ts'

const NAME = 'Find in the shop'
const options = (page: Page) => page.getByRole('listbox', { name: NAME }).getByRole('option')

/** The box in the header, or on smaller screens the one that its button opens. */
async function headerBox(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: NAME, exact: true })
  if (await button.isVisible()) await button.click()
  return page.getByRole('banner').getByRole('combobox', { name: NAME }).filter({ visible: true })
}

test('the header offers products, categories and rooms, and opens what is taken', async ({ page }) => {
  await page.goto('/about')
  await untilAwake(page)
  let box = await headerBox(page)
  await box.fill('be')
  for (const group of ['Products', 'Categories', 'Rooms'])
    await expect(page.getByRole('group', { name: group }).filter({ visible: true })).toBeVisible()
  expect(await page.getByRole('group', { name: 'Products' }).getByRole('option').count()).toBeLessThanOrEqual(5)
  await expectAccessible(page.getByRole('banner'))
  await page.getByRole('group', { name: 'Categories' }).getByRole('option', { name: 'Beds' }).click()
  await expect(page).toHaveURL(/\/products\?category_id=4$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Beds' })).toBeVisible()

  box = await headerBox(page)
  await box.fill('teesta three')
  await expect(options(page).first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/product\/teesta-three-seater-sofa$/)
})

test('what was looked for is offered again, until it is cleared', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about')
  await untilAwake(page)
  let box = await headerBox(page)
  await box.fill('cane chair')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=cane(\+|%20)chair$/)
  await page.goto('/contact')
  await untilAwake(page)
  box = await headerBox(page)
  await box.click()
  const past = page.getByRole('group', { name: 'Past searches' }).filter({ visible: true })
  await expect(past.getByRole('option')).toHaveText(['cane chair'])
  await box.press('Escape')
  await expect(past).toBeHidden()
  await expect(box).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=cane(\+|%20)chair$/)

  await page.goto('/contact')
  await untilAwake(page)
  box = await headerBox(page)
  await box.click()
  await page.getByRole('button', { name: 'Clear past searches' }).filter({ visible: true }).click()
  await expect(past).toBeHidden()
  await page.reload()
  await untilAwake(page)
  await (await headerBox(page)).click()
  await expect(page.getByRole('button', { name: 'Clear past searches' })).toHaveCount(0)
})

test('the menu of small screens searches, and lists categories and rooms', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about')
  await untilAwake(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(8)
  await expectAccessible(menu)
  await menu.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Bedroom' }).click()
  await expect(page).toHaveURL(/\/products\?room_id=2$/)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const box = menu.getByRole('combobox', { name: NAME })
  await box.fill('jhoola')
  await expect(menu.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/search=jhoola$/)
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the box in the header still searches', async ({ page }) => {
    await page.goto('/about')
    const box = page.getByRole('banner').getByRole('combobox', { name: NAME })
    await box.fill('teak')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/products\?search=teak$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('teak')
  })
})
