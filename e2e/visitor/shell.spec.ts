import { expect, type Page } from '@playwright/test'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import { shop as company } from '#domain/company/shop.ts'
import { test, untilAwake } from '../support/shop-test.ts'

const HEADER = [
  ['HOME', '/'],
  ['CONTACT US', '/contact'],
  ['ABOUT US', '/about'],
  ['SHOP', '/products'],
  ['OUR PROJECTS', '/projects'],
  ['THE DESIGN TALK', '/blog'],
] as const

const POLICIES = [
  '/privacy-policy',
  '/terms-conditions',
  '/shipping-policy',
  '/return-refund-policy',
  '/cancellation-policy',
  '/disclaimer',
]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** React has taken over: a button that only scripts bring to life answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

test.describe('header', () => {
  test('leads to the six places, by mouse and by the menu of small screens', async ({ page }) => {
    await open(page, '/about')
    if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
    const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    for (const [label, path] of HEADER)
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path)
    await expect(main.getByRole('link')).toHaveText(HEADER.map(([label]) => label))
    await expect(main.getByRole('link', { name: 'ABOUT US' })).toHaveAttribute('aria-current', 'page')
    for (const name of ['Login', 'Register'])
      await expect(page.getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(1)

    await main.getByRole('link', { name: 'CONTACT US' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('is walked by keyboard, beginning with the way past it', { tag: '@once' }, async ({ page }) => {
    await open(page, '/privacy-policy')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('the menu of small screens keeps the keyboard inside, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/privacy-policy')
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press('Tab')
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('footer and help', () => {
  test('say who sells, who answers complaints and what the rules are', async ({ page }) => {
    await open(page, '/privacy-policy')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    for (const path of POLICIES) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
    for (const { url } of company.social)
      await expect(footer.locator(`a[href="${url}"]`)).toHaveAttribute('target', '_blank')
    const { grievanceOfficer: officer } = company
    for (const words of [
      company.legalName,
      company.gstin,
      officer.name,
      officer.email,
      officer.phoneText,
      company.email,
    ])
      await expect(footer).toContainText(words)
    await expect(footer).toContainText(/©/)
  })

  for (const path of ['/', '/products', '/login', '/checkout', '/no-such-page'])
    test.describe(path, () => {
      test.use({ expectedComplaints: [/status of 404/] })
      test('offers a chat whose enquiry is already written', async ({ page }) => {
        await page.goto(path)
        const chat = page.getByRole('link', { name: /Chat with us on WhatsApp/ })
        await expect(chat).toBeInViewport()
        const address = new URL((await chat.getAttribute('href')) ?? '')
        expect(address.pathname).toBe(`/${company.whatsapp}`)
        expect(address.searchParams.get('text')).toBe(company.whatsappMessage)
      })
    })
})

test(
  'on a phone the chat lies on a strip of its own, and the page ends above it',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/products', '/product/terai-coffee-table', '/contact', '/blog']) {
      await open(page, path)
      const help = page.getByRole('complementary', { name: 'Help' })
      const [strip, chat] = [
        await help.getByText(/Questions\?/).boundingBox(),
        await help.getByRole('link').boundingBox(),
      ]
      expect(strip, path).toMatchObject({ x: 0, width: 390 })
      expect(chat?.y, path).toBeGreaterThanOrEqual(strip?.y ?? 0)
      // What lies below is laid out when somebody comes near, and the page grows by it.
      const endOfPage = () =>
        page.getByRole('contentinfo').evaluate((foot) => {
          scrollTo(0, document.body.scrollHeight)
          return foot.getBoundingClientRect().bottom
        })
      await expect.poll(endOfPage, path).toBeLessThanOrEqual((strip?.y ?? 0) + 0.5)
    }
  },
)

test.describe('going about', () => {
  test('a new page begins at its top, and Back returns to the same place', async ({ page }) => {
    await open(page, '/products')
    const card = page.locator('main a[href^="/product/"]').nth(8)
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 120))
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(100)
    await card.click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('button', { name: /Add to Cart|Out of Stock/ }).first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60)
  })

  test('a page is fetched when the pointer stays on its link', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/privacy-policy')
    await untilAwake(page)
    const data = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/products')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SHOP' }).hover()
    await data
    expect(new URL(page.url()).pathname).toBe('/privacy-policy')
  })

  test('a page that the browser still has is not sent again', { tag: '@once' }, async ({ request }) => {
    const first = await request.get('/products')
    const { etag } = first.headers()
    const again = await request.get('/products', { headers: { 'if-none-match': etag ?? '' } })
    expect(again.status()).toBe(304)
    expect((await again.body()).length).toBe(0)
  })

  test('nothing moves by itself for whoever asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    )
    expect(moving).toEqual([])
  })
})

test.describe('messages', () => {
  test(
    'answers come one at a time, stay five seconds and can be reached with F8',
    { tag: '@once' },
    async ({ page }) => {
      await page.clock.install()
      await open(page, '/product/terai-coffee-table')
      const favourite = page.getByRole('button', { name: /wishlist/i }).first()
      const region = page.getByRole('region', { name: /Notifications/ })
      const message = region.getByText(/wishlist/)
      await favourite.click()
      await expect(message).toContainText('is on your wishlist')
      await favourite.click()
      await expect(message).toContainText('is off your wishlist')
      await expect(message).toHaveCount(1)
      await page.mouse.move(0, 0)
      await page.keyboard.press('F8')
      await expect(region).toBeFocused()
      await page.getByRole('main').focus()
      await page.clock.fastForward(2_000)
      await expect(message).toBeVisible()
      await page.clock.fastForward(5_000)
      await expect(message).toHaveCount(0)
    },
  )

  test('notices in the background stand at the edge, 356 wide', { tag: '@once' }, async ({ page }) => {
    const gone = JSON.stringify([{ product_id: 999_999, quantity: 1, options: {} }])
    await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [CART_STORAGE_KEY, gone] as const)
    await page.goto('/privacy-policy')
    const board = page.getByRole('region', { name: 'Notices' })
    await expect(board.getByRole('status')).toHaveCount(1)
    const box = await board.boundingBox()
    const { width = 0 } = page.viewportSize() ?? {}
    expect(box).toMatchObject(
      isPhone(page) ? { x: 16, y: 16, width: width - 32 } : { x: width - 32 - 356, y: 32, width: 356 },
    )
    await expect(board).toHaveCount(0)
  })
})
