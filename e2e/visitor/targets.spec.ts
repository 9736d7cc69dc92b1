import { expect } from '@playwright/test'
import { PAGES } from '../every-page/page-table.ts'
import { smallTargets } from '../support/small-targets.ts'
import { test } from '../support/shop-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** The policies are made of the same parts, and so are two products. */
const LIKE_ANOTHER = /^\/(terms|shipping|return|cancellation|disclaimer|product\/1$)/
const OPEN_TO_ALL = ['/login', '/register', '/wishlist', '/forgot-password']
const paths = PAGES.filter(({ path, isIndexed }) => isIndexed && !LIKE_ANOTHER.test(path)).map(({ path }) => path)

for (const path of [...paths, ...OPEN_TO_ALL])
  test(`a finger hits every link, button and field of ${path}`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path)
    expect(await smallTargets(page.locator('body'))).toEqual([])
  })

test('a finger hits what the menu, the filters and the cart hold', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect(await smallTargets(menu)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await expect(filters).toBeVisible()
  expect(await smallTargets(filters)).toEqual([])
  await page.goto('/product/terai-coffee-table')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: /^Shopping cart/ }).click()
  await expect(page.getByTestId('cart-line')).toBeVisible()
  expect(await smallTargets(page.getByRole('dialog', { name: 'Shopping Cart' }))).toEqual([])
})

test('the check itself finds links that are too small and too close', { tag: '@once' }, async ({ page }) => {
  await page.goto('/disclaimer')
  await page.evaluate(() => {
    const row = document.createElement('div')
    row.innerHTML = '<a href="/a">a</a> <a href="/b">b</a>'
    document.querySelector('main')?.prepend(row)
  })
  expect(await smallTargets(page.locator('main'))).toHaveLength(2)
})
