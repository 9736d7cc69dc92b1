import { expect, type Page } from '@playwright/test'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
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

test.describe('once the page is painted', () => {
  async function openPainted(page: Page, path = '/products'): Promise<string[]> {
    const scripts = watchScripts(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + A_MOMENT_MS)
    await page.goto(path)
    await page.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode())
    return scripts
  }

  /** In steps: what waits for a frame goes on to wait for something else. */
  async function letPass(page: Page, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100)
  }

  test('who is here for the first time looks for a moment, then the code comes without a touch', async ({ page }) => {
    const scripts = await openPainted(page)
    await letPass(page, 500)
    expect(scripts).toEqual([])
    await letPass(page, 500)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  test('who has been here before does not wait for their cart', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '[]'), CART_STORAGE_KEY)
    const scripts = await openPainted(page)
    await letPass(page, 300)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  test('nobody waits where there is nothing to look at', async ({ page }) => {
    const scripts = await openPainted(page, '/login')
    await letPass(page, 300)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
})

test('a page that the shop has just sent is not asked for once more, however long it was kept', async ({ page }) => {
  // The visitor comes a minute after the page was rendered.
  await page.addInitScript((aheadMs) => {
    const [now, { timeOrigin }] = [Date.now, performance]
    Date.now = () => now() + aheadMs
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + aheadMs })
  }, 60_000)
  const asked: string[] = []
  page.on('request', (sent) => sent.url().includes('/api/products') && asked.push(sent.url()))
  await page.goto('/products')
  await untilAwake(page)
  await page.waitForTimeout(A_MOMENT_MS)
  expect(asked).toEqual([])
})

test('nothing on the first screen waits for a font that is not there yet', async ({ page }) => {
  await page.goto('/products')
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`))
  await expect.poll(faces).toEqual(expect.arrayContaining(['Figtree loaded', 'Fraunces loaded']))
  expect(await faces()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Figtree|Fraunces) unloaded$/)]))
})

test.describe('without its stylesheet', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  for (const [how, after] of [
    ['refused at once', 0],
    ['lost on the way', A_MOMENT_MS],
  ] as const)
    test(`a page can be read: ${how}`, async ({ page }) => {
      await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, after))
        await route.abort()
      })
      await page.goto('/products')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test('nothing is laid out before the stylesheet is there', async ({ page }) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await held
    await route.continue()
  })
  const opened = page.goto('/products')
  await expect(page.locator('#app article')).not.toHaveCount(0)
  await expect(page.locator('#app')).toBeHidden()
  letCome()
  await opened
  await expect(page.locator('#app')).toBeVisible()
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
