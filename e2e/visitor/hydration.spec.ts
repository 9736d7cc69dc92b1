import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { test, untilAwake } from '../support/shop-test.ts'

const A_MOMENT_MS = 500

test(
  'a page that the shop has just sent is not asked for once more, however long it was kept',
  { tag: '@once' },
  async ({ page }) => {
    // The visitor comes a minute after the page was rendered.
    await page.addInitScript((aheadMs) => {
      const [now, { timeOrigin }] = [Date.now, performance]
      Date.now = () => now() + aheadMs
      Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + aheadMs })
    }, 60_000)
    const asked: string[] = []
    page.on('request', (sent) => sent.url().includes('/api/products') && asked.push(sent.url()))
    await page.goto('/products')
    await page.waitForTimeout(A_MOMENT_MS)
    expect(asked).toEqual([])
  },
)

test('nothing on the first screen waits for a font that is not there yet', { tag: '@once' }, async ({ page }) => {
  await page.goto('/products')
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`))
  await expect.poll(faces).toEqual(expect.arrayContaining(['Figtree loaded', 'Fraunces loaded']))
  expect(await faces()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Figtree|Fraunces) unloaded$/)]))
})

/** What is not there yet is away until the returned function lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

test.describe('before the code of the page is there', () => {
  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const letCome = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return letCome
  }

  test('links lead on', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/products')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click({ noWaitAfter: true })
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    letCome()
    await untilAwake(page)
  })

  test('a filter that is ticked narrows the listing when the code has come', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/products')
    await page.getByRole('checkbox', { name: /^Beds 8 products/ }).click()
    letCome()
    await expect(page).toHaveURL(/category_id=4$/)
    await expect(page.getByText(/^8 products found$/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Beds 8 products/ })).toBeChecked()
  })

  test('the colour that is chosen is the one that goes into the cart', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/product/rohini-storage-ottoman')
    await page.getByText('Clay', { exact: true }).click()
    letCome()
    await untilAwake(page)
    await expect(page).toHaveURL(/\?colour=clay$/)
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByRole('button', { name: 'Shopping cart' }).click()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('SLG-CHR-182-CLAY')
  })

  test('whoever has typed a name and a password is let in', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/login')
    await page.getByLabel('Email', { exact: true }).fill('customer@saalghar.example')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    letCome()
    await untilAwake(page)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  test('nothing that is typed is lost', { tag: '@once' }, async ({ page }) => {
    for (const path of ['/login', '/register', '/forgot-password', '/contact', '/will-it-fit']) {
      const letCome = await openWithoutCode(page, path)
      const fields = page.getByRole('main').getByRole('textbox')
      const count = await fields.count()
      expect(count, path).toBeGreaterThan(0)
      for (let at = 0; at < count; at += 1) await fields.nth(at).fill(`${at + 100}`)
      letCome()
      await page.mouse.move(200, 200)
      await untilAwake(page)
      for (let at = 0; at < count; at += 1) await expect(fields.nth(at), `${path} ${at}`).toHaveValue(`${at + 100}`)
      await page.unrouteAll()
    }
  })

  test('a complaint that is marked as one stays one', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/contact')
    await page.getByRole('checkbox', { name: 'This is a complaint' }).check()
    letCome()
    await untilAwake(page)
    await expect(page.getByRole('checkbox', { name: 'This is a complaint' })).toBeChecked()
  })

  test('what is chosen from lists narrows what is shown', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/blog')
    await page.getByLabel('Category').selectOption('Care')
    await page.getByLabel('Sort by').selectOption('Oldest first')
    letCome()
    await expect(page).toHaveURL('/blog?category=Care&sort_order=asc')
  })

  test('words in the search box stay, and the hand stays where it is', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/login')
    await page.getByRole('banner').getByRole('combobox', { name: 'Find in the shop' }).fill('teak')
    await page.getByLabel('Email', { exact: true }).focus()
    letCome()
    await untilAwake(page)
    await page.waitForTimeout(A_MOMENT_MS)
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Find in the shop' })).toHaveValue('teak')
  })

  test('the page can be scrolled, and stays there', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/about')
    await page.evaluate(() => scrollTo(0, 900))
    letCome()
    await untilAwake(page)
    await page.waitForTimeout(A_MOMENT_MS)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })
})

test('a press that is quicker than the code of its part is made when the code has come', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/product/teesta-three-seater-sofa', { waitUntil: 'load' })
  const slices = (state: string) => page.locator(`[data-slice=${state}]`).count()
  await expect.poll(() => slices('hydrated')).toBeGreaterThan(2)
  const letCome = await holdCode(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.waitForTimeout(A_MOMENT_MS)
  expect(await slices('waiting')).toBeGreaterThan(0)
  letCome()
  await expect(page.getByText('Copied!')).toBeVisible()
})

test('a part whose code is still to come holds up no press beside it', async ({ page }) => {
  await page.goto('/product/teesta-three-seater-sofa', { waitUntil: 'load' })
  await expect.poll(() => page.locator('[data-slice=hydrated]').count()).toBeGreaterThan(2)
  const letCome = await holdCode(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  expect(await page.locator('[data-slice=waiting]').count()).toBeGreaterThan(0)
  letCome()
})

test('a filter is taken away by a chip whose code is still to come', async ({ page }) => {
  await page.goto('/products?search=teak', { waitUntil: 'load' })
  await expect.poll(() => page.locator('[data-slice=hydrated]').count()).toBeGreaterThan(2)
  const letCome = await holdCode(page)
  await page.getByRole('button', { name: 'Remove filter “teak”' }).click()
  await page.waitForTimeout(A_MOMENT_MS)
  await expect(page).toHaveURL(/search=teak$/)
  letCome()
  await expect(page).toHaveURL(/\/products$/)
})

test.describe('where the code that keeps pages does not come', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_FAILED/] })

  test('the page complains of nothing else', async ({ page }) => {
    const refused = page.waitForEvent('requestfailed')
    await page.route(/\/assets\/prepare-offline[^/]*\.js$/, (route) => route.abort())
    await page.goto('/about')
    await refused
    await page.waitForTimeout(A_MOMENT_MS)
  })
})

test('what waits for a move stays as it was served until somebody moves', async ({ page }) => {
  const parts = [
    ['/product/matigara-counter-stool', 'One mail, nothing else.'],
    ['/product/teesta-three-seater-sofa', 'Delivery date and cost'],
    ['/project/fernhollow-resort-darjeeling', 'Copy link'],
    ['/products?search=teak&in_stock=1', 'Clear all'],
  ] as const
  for (const [path, text] of parts) {
    await page.goto(path, { waitUntil: 'load' })
    await expect.poll(() => page.locator('[data-slice=hydrated]').count()).toBeGreaterThan(2)
    await page.waitForTimeout(A_MOMENT_MS)
    expect(await page.locator('[data-slice=waiting]').count(), path).toBeGreaterThan(0)
    expect(await page.getByRole('main').innerText(), path).toContain(text)
  }
})

test('every part of a page answers when it says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/teesta-three-seater-sofa')
  await expect(page.locator('[data-slice=waiting]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Warranty' }).click()
  await expect(page.getByRole('button', { name: 'Warranty' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
})

test('a form that is sent before its code has come is looked at on its page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/matigara-counter-stool', { waitUntil: 'load' })
  await expect.poll(() => page.locator('[data-slice=hydrated]').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Tell me', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page).toHaveURL('/product/matigara-counter-stool')
})
