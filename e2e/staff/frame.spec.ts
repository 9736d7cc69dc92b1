import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { fillLogin, openAccountMenu } from '../buyer/person.ts'
import { gzippedBytes, watchPage } from '../every-page/watch-page.ts'
import { expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { goesTo, test } from './staff.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Good day, Biren' })

/** The line of news, as far as this test needs one. */
async function tell(page: Page, ...events: object[]): Promise<void> {
  const body = events
    .map((event, at) => `id: ${at + 1}\ndata: ${JSON.stringify({ id: at + 1, ...event })}\n\n`)
    .join('')
  await page.route('**/api/backoffice/events', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
}

test.beforeEach(({ page }) => tell(page))

test(
  'a guest logs in on the way and comes back to the screen they wanted; log out leads to the login, and nothing stays behind',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/backoffice/parts?status=shipped')
    await expect(page).toHaveURL(/\/login\?from=/)
    await fillLogin(page, { email: 'staff@saalghar.example', password: DEMO_PASSWORD })
    await expect(page).toHaveURL(/\/backoffice\/parts\?status=shipped$/)
    const parts = page.getByRole('heading', { level: 1, name: 'Parts' })
    await expect(parts).toBeVisible()
    await page.getByRole('button', { name: 'Menu of Biren Roy' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(parts).toHaveCount(0)
  },
)

test('for a customer there is no back office', { tag: '@once' }, async ({ page, comesAs }) => {
  await comesAs('customer')
  await page.goto('/backoffice')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
  await openAccountMenu(page)
  await expect(page.getByRole('link', { name: 'My Orders' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back office' })).toHaveCount(0)
})

test('staff come from the shop through their menu, and go back by theirs', async ({ page, comesAs }) => {
  await comesAs('staff')
  await page.goto('/about')
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Back office' }).click()
  await expect(greeting(page)).toBeVisible()
  await expectNoSidewaysScrolling(page)

  await page.getByRole('button', { name: 'Menu of Biren Roy' }).click()
  await page.getByRole('menuitem', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('every place is one press away; ? lists the keys of the screen, and / goes to the search', async ({
  page,
  comesAs,
}) => {
  await comesAs('staff')
  await page.goto('/backoffice/parts')
  await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: 'More' }).click()
  else await tryTheKeys(page)
  const places = page.getByRole('navigation', { name: 'Back office' })
  await places.getByRole('link', { name: 'Today' }).click()
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

async function tryTheKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  for (const words of ['Next row', 'Select the row', 'Search', 'Show these keys'])
    await expect(help).toContainText(words)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Search the back office' })
  await expect(search).toBeFocused()
  await page.keyboard.type('?')
  await expect(search).toHaveValue('?')
}

test('news arrive by themselves; the search opens what it finds, and leaves out what it does not', async ({
  page,
  comesAs,
}) => {
  const at = new Date().toISOString()
  await tell(page, { kind: 'order.paid', text: 'Asha Rai paid ₹12,400', href: '/backoffice/parts?search=137', at })
  const items = [{ id: 7, title: 'SLG-7K2M', detail: 'Asha Rai, Siliguri', href: '/backoffice/parts?search=136' }]
  const groups = [
    { kind: 'order', label: 'Orders', items },
    { kind: 'customer', label: 'Customers', items: [] },
  ]
  await page.route('**/api/backoffice/search?*', (route) =>
    route.fulfill({ json: { success: true, data: { groups } } }),
  )
  await comesAs('staff')
  await page.goto('/backoffice')
  await test.step('news: a notice, a number at the bell, a list behind it', async () => {
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Asha Rai paid ₹12,400')
    await page.getByRole('button', { name: 'News, 1 unread' }).click()
    await page
      .getByRole('dialog', { name: 'News' })
      .getByRole('link', { name: /Asha Rai paid/ })
      .click()
    await expect(page).toHaveURL(/search=137$/)
    await expect(page.getByRole('button', { name: 'News', exact: true })).toBeVisible()
    // The screen has come: it takes the focus, which the search wants next.
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('the search', async () => {
    const search = page.getByRole('combobox', { name: 'Search the back office' })
    await search.fill('topics')
    await expect(page.getByRole('group', { name: 'Screens' })).toContainText('Coming soon')
    // Theirs are not the settings.
    await search.fill('holidays')
    await expect(page.getByRole('group', { name: 'Screens' })).toHaveCount(0)
    await search.fill('asha')
    await expect(page.getByRole('group', { name: 'Orders' })).toContainText('Asha Rai, Siliguri')
    await expect(page.getByRole('group', { name: 'Customers' })).toHaveCount(0)
    await expectNoSidewaysScrolling(page)
    await search.press('Enter')
    await expect(page).toHaveURL(/\/backoffice\/parts\?search=136$/)
  })
})

test(
  'nobody outside learns of it: not listed, not kept, no part of a public page',
  { tag: '@once' },
  async ({ page, request, shop }) => {
    const answer = await request.get('/backoffice')
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
    expect(await answer.text()).toContain('name="robots" content="noindex')
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /backoffice')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/backoffice')
    expect((await request.get('/backoffice/no-such-screen')).status()).toBe(404)

    const watched = watchPage(page, shop.url)
    await page.goto('/products')
    await page.waitForLoadState('networkidle')
    const code = Object.keys(gzippedBytes(watched.scripts)).join(' ')
    expect(code).toContain('entry-client')
    expect(code).not.toMatch(/backoffice|desk-|data-table/)
  },
)

test.describe('a screen whose code does not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch dynamically imported module/] })

  test('says so without a word of a cart', { tag: '@once' }, async ({ page, comesAs }) => {
    await comesAs('owner')
    await page.goto('/backoffice')
    await page.route('**/coupons-screen-*.js', (route) => route.abort())
    await goesTo(page, 'Coupons')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('We could not show this page.')).not.toContainText('cart')
  })
})
