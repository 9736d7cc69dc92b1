import { expect, type Page } from '@playwright/test'
import { test, untilAwake } from '../support/shop-test.ts'

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
  await untilAwake(page)
})

test('the end of a page is drawn without anybody coming near, once the page is alive', async ({ page }) => {
  await page.goto('/product/teesta-three-seater-sofa')
  await untilAwake(page)
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('#more-pieces')).toHaveCSS('content-visibility', 'visible')
})

test.describe('before the code of the page is there', () => {
  /** It is away until the returned function lets it come. */
  async function holdTheCode(page: Page): Promise<() => void> {
    const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    return letCome
  }

  test('cards below the first screen are drawn late; once it is there they have their exact size', async ({ page }) => {
    const letCome = await holdTheCode(page)
    await page.goto('/products')
    const lastCard = page.locator('main li', { has: page.getByRole('article') }).last()
    await expect(lastCard).toHaveCSS('content-visibility', 'auto')
    letCome()
    await untilAwake(page)
    await expect(lastCard).toHaveCSS('content-visibility', 'visible')
  })

  test('a press is kept', async ({ page }) => {
    const letCome = await holdTheCode(page)
    await page.goto('/products?category_id=4')
    await page.getByRole('button', { name: 'Remove filter Beds' }).click()
    await expect(page).toHaveURL(/category_id=4/)
    letCome()
    await expect(page).toHaveURL(/\/products$/)
  })

  test('what is chosen is kept, and then pressed', async ({ page }) => {
    const letCome = await holdTheCode(page)
    await page.goto('/product/teesta-three-seater-sofa')
    await page.locator('label', { hasText: 'Terracotta' }).click()
    await page.getByRole('button', { name: 'Increase quantity' }).first().click()
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    letCome()
    await expect(page.getByTestId('cart-badge')).toHaveText('2')
    await expect(page.getByRole('radio', { name: 'Terracotta' })).toBeChecked()
    await expect(page.getByRole('region', { name: /^Pictures of/ }).locator('[aria-live]')).not.toHaveText(/^1 of/)
  })

  test('what is typed is kept, before what is pressed', async ({ page }) => {
    const letCome = await holdTheCode(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill('no address')
    await page.getByLabel('Password', { exact: true }).fill('some password')
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
    letCome()
    await expect(page.getByText('Email is invalid')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeHidden()
    await expect(page.getByLabel('Email')).toHaveValue('no address')
  })

  test('what is picked from a list is kept', async ({ page }) => {
    const letCome = await holdTheCode(page)
    await page.goto('/blog')
    await page.getByLabel('Category').selectOption('Rooms')
    letCome()
    await expect(page).toHaveURL(/category=Rooms/)
    await expect(page.getByLabel('Category')).toHaveValue('Rooms')
  })

  test('the page can be scrolled, and stays there', async ({ page }) => {
    const letCome = await holdTheCode(page)
    await page.goto('/about')
    await page.evaluate(() => scrollTo(0, 900))
    letCome()
    await untilAwake(page)
    await page.waitForTimeout(A_MOMENT_MS)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })
})
