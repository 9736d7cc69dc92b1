import { expect } from '@playwright/test'
import { smallTargets } from '../support/small-targets.ts'
import { test } from '../support/shop-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

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
