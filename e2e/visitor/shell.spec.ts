import { expect, type Page } from '@playwright/test'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import { shop as company } from '#domain/company/shop.ts'
import { test } from '../support/shop-test.ts'

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
})

test('by keyboard the header begins with the way past it; the footer says who sells, who answers complaints and what the rules are', async ({
  page,
}) => {
  await open(page, '/privacy-policy')
  await test.step('the way past the header', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
  await test.step('the footer', async () => {
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    for (const path of POLICIES) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
    for (const { url } of company.social)
      await expect(footer.locator(`a[href="${url}"]`)).toHaveAttribute('target', '_blank')
    const { name, email, phoneText } = company.grievanceOfficer
    for (const words of [company.legalName, company.gstin, name, email, phoneText, company.email])
      await expect(footer).toContainText(words)
    await expect(footer).toContainText(/©/)
  })
  if (!isPhone(page))
    return test.step('a page is fetched when the pointer stays on its link', async () => {
      const data = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/products')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SHOP' }).hover()
      await data
      expect(new URL(page.url()).pathname).toBe('/privacy-policy')
    })
  return test.step('the menu keeps the keyboard inside, closes with Escape and gives the focus back', async () => {
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

test.describe('going about', () => {
  test('a page that the browser still has is not sent again', { tag: '@once' }, async ({ request }) => {
    const first = await request.get('/products')
    const { etag } = first.headers()
    const again = await request.get('/products', { headers: { 'if-none-match': etag ?? '' } })
    expect(again.status()).toBe(304)
    expect((await again.body()).length).toBe(0)
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
