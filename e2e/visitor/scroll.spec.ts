import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const lastCard = (page: Page) => page.getByRole('main').getByRole('article').last().getByRole('link')

/** The data of products is away until the returned function lets it come. */
async function holdProducts(page: Page, address = '**/api/products/**'): Promise<() => void> {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

test('a new page begins at its top while its data is still on the way, and Back returns to the place', async ({
  page,
}) => {
  await page.goto('/products')
  const letCome = await holdProducts(page)
  await lastCard(page).scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(300)
  await lastCard(page).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => scrolled(page)).toBe(0)
  letCome()
  await expect(page.getByRole('button', { name: /Add to Cart|Out of Stock/ }).first()).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 60)

  await test.step('the next page of the list begins at its top before its products are there', async () => {
    const letListCome = await holdProducts(page, '**/api/products?*')
    await page.getByRole('navigation', { name: 'Product pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.getByText('Loading products...')).toBeVisible()
    letListCome()
    await expect(page.getByText('Loading products...')).toBeHidden()
  })
})

test('whoever goes back before the new page is there finds the old place', async ({ page }) => {
  await page.goto('/products')
  const letCome = await holdProducts(page)
  await lastCard(page).scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  await lastCard(page).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 60)
  letCome()
})
