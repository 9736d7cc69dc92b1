import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The filters beside the products, or on a phone in their drawer. */
async function openFilters(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
  const filters = page.getByRole('complementary', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }))
  await expect(filters).toBeVisible()
  return filters
}

async function closeFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Show \d+ products$/ })
  if (await button.isVisible()) await button.click()
}

/** Products are away until the returned function lets them come. */
async function holdProducts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

test('the listing shows twelve products, how many there are, and pages; Back returns to the same page and place', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect(page.getByText(/^60 products found$/)).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  if (!isPhone(page))
    await test.step('a card turns to its other side under a pointer, and fetches it only then', async () => {
      const pictures = cards(page).first().locator('img[width]')
      await expect(pictures).toHaveCount(1)
      await cards(page).first().hover()
      await expect(pictures).toHaveCount(2)
      await expect(pictures.last()).toHaveJSProperty('complete', true)
    })
  const pager = page.getByRole('navigation', { name: 'Product pages' })
  await pager.getByRole('link', { name: 'Page 4' }).click()
  await expect(page).toHaveURL(/page=4$/)
  await expect(cards(page)).toHaveCount(12)
  await expect(pager.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
  await test.step('Back from a product', async () => {
    const link = cards(page).nth(9).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    await link.click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(page).toHaveURL(/page=4$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60)
  })
})

test('a filter lives in the address, goes back to page 1 and can be taken away by its chip; so do price and order', async ({
  page,
}) => {
  await page.goto('/products?page=2')
  let filters = await openFilters(page)
  if (isPhone(page)) await expectAccessible(filters)
  else await expectNoScrollingOfItsOwn(filters)
  await filters.getByRole('checkbox', { name: /^Beds 8 products/ }).check()
  await expect(page).toHaveURL(/\/products\?category_id=4$/)
  await closeFilters(page)
  await expect(page.getByText('8 products found')).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(8)
  // What the bar above covers is no finding.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('button', { name: 'Remove filter Beds' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByText('60 products found')).toBeVisible()

  await test.step('price, sort and Clear All Filters', async () => {
    filters = await openFilters(page)
    await filters.getByLabel('Min (₹)').fill('50000')
    await filters.getByLabel('Max (₹)').fill('abc')
    await filters.getByRole('button', { name: 'Apply price' }).click()
    await expect(filters.getByText('Please write numbers only')).toBeVisible()
    await filters.getByLabel('Max (₹)').fill('80000')
    await filters.getByRole('button', { name: 'Apply price' }).click()
    await expect(page).toHaveURL(/min_price=50000&max_price=80000/)
    await filters.getByLabel('Sort By').selectOption({ label: 'Price: Low to High' })
    await expect(page).toHaveURL(/sort_by=price&sort_order=asc/)
    await filters.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(page).toHaveURL(/\/products$/)
    await expect(filters.getByLabel('Min (₹)')).toHaveValue('')
  })
  await closeFilters(page)
  if (isPhone(page)) await test.step('the order is chosen beside Filters', () => chooseOrderBesideFilters(page))
})

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Show applies what was typed, amounts as people write them, and stays where one cannot be read', async ({
    page,
  }) => {
    await page.goto('/products')
    const filters = await openFilters(page)
    const show = filters.getByRole('button', { name: /^Show/ })
    const most = filters.getByLabel('Max (₹)')
    await filters.getByLabel('Min (₹)').fill('20,000')
    await most.fill('a lot')
    await filters.getByText('Fits my space').click()
    await filters.getByLabel('Width').fill('180')
    await filters.getByRole('combobox', { name: 'Search' }).fill('teak')
    await show.click()
    await expect(filters.getByText('Please write numbers only')).toBeInViewport()
    await expect(most).toBeFocused()
    await expect(most).toHaveAttribute('aria-invalid', 'true')
    await most.fill('₹ 1,50,000')
    await show.click()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL('/products?search=teak&min_price=20000&max_price=150000&max_width=1800')
  })
})

test.describe('on the smallest phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('what is sold out says so beside its heart', async ({ page }) => {
    await page.goto('/products?per_page=100')
    const card = page.getByRole('article').filter({ hasText: 'Out of Stock' }).first()
    const badge = await card.getByText('Out of Stock').boundingBox()
    const heart = await card.getByRole('button').boundingBox()
    expect((badge?.x ?? Infinity) + (badge?.width ?? 0)).toBeLessThanOrEqual(heart?.x ?? 0)
  })
})

async function expectNoScrollingOfItsOwn(filters: Locator): Promise<void> {
  await expect(filters.getByRole('button', { name: 'Apply price' })).toBeInViewport({ ratio: 1 })
  const scrolling = await filters.evaluate(
    (column) =>
      [column, ...column.querySelectorAll('*')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .length,
  )
  expect(scrolling).toBe(0)
  await filters.getByRole('button', { name: 'Clear All Filters' }).scrollIntoViewIfNeeded()
  await expect(filters.getByRole('button', { name: 'Clear All Filters' })).toBeInViewport()
}

async function chooseOrderBesideFilters(page: Page): Promise<void> {
  const sort = page.getByRole('main').getByLabel('Sort By').filter({ visible: true })
  await expect(sort).toHaveCount(1)
  const [button, list] = [await page.getByRole('button', { name: /^Filters/ }).boundingBox(), await sort.boundingBox()]
  expect(list?.y).toBeCloseTo(button?.y ?? 0, 0)
  await sort.selectOption({ label: 'Price: Low to High' })
  await expect(page).toHaveURL(/sort_by=price&sort_order=asc$/)
}

test(
  'a category has its own heading, title, description and address; several are ticked with the space bar',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/products?category_id=4&sort_by=price&sort_order=asc')
    await expect(page.getByRole('heading', { level: 1, name: 'Beds' })).toBeVisible()
    await expect(page.getByText('Beds from our own workshop in Siliguri', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/^Beds \|/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Beds from our own workshop/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\?category_id=4$/)
    const filters = await openFilters(page)
    const choice = (name: RegExp) => filters.getByRole('checkbox', { name })
    await choice(/^Beds/).uncheck()
    await choice(/^Dining Room/).check()
    await expect(page).toHaveTitle(/^Dining Room \|/)
    await expect(page.getByRole('heading', { level: 1, name: 'Dining Room' })).toBeVisible()

    await filters.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(page).toHaveURL(/\/products$/)
    await choice(/^Sofas/).focus()
    await page.keyboard.press('Space')
    await choice(/^Beds/).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\/products\?category_id=1,4$/)
    await expect(choice(/^Beds/)).toBeFocused()
    await expect(page.getByText('13 products found')).toBeAttached()
    await choice(/^Bedroom/).check()
    await choice(/^Living Room/).check()
    await expect(page).toHaveURL(/category_id=1,4&room_id=1,2$/)
    await page.reload()
    await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(4)
    await choice(/^Sofas/).uncheck()
    await expect(page).toHaveURL(/category_id=4&room_id=1,2$/)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ticks are sent by a button', async ({ page }) => {
    await page.goto('/products?search=teak')
    await page.getByRole('checkbox', { name: /^Tables/ }).check()
    await page.getByRole('checkbox', { name: /^Beds/ }).check()
    await page.getByRole('button', { name: 'Apply filters' }).first().click()
    await expect(page).toHaveURL(/search=teak&category_id=3&category_id=4$/)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await expect(page.getByText(/^\d+ products found$/)).toBeVisible()
  })
})

test('nothing found offers a way on; later loads keep the products under a notice', async ({ page }) => {
  await page.goto('/products?search=zzqqxxyy')
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What others like' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByText('60 products found')).toBeVisible()

  const letCome = await holdProducts(page)
  await page.getByRole('navigation', { name: 'Popular filters' }).getByRole('link', { name: 'On sale' }).click()
  await expect(page.getByText('Loading products...')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  letCome()
  await expect(page.getByText('Loading products...')).toBeHidden()
  await expect(page.getByText('10 products found')).toBeVisible()
})

test(
  'nonsense in the address does no harm; a page past the end says so, and leads to the last one',
  { tag: '@once' },
  async ({ page }) => {
    const answer = await page.goto(
      `/products?category_id=1'--&page=-3&sort_by=%3Cscript%3E&search=%3Cimg%20src=x%20onerror=alert(1)%3E`,
    )
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto('/products?page=99')
    await expect(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible()
    await expect(page.getByText('No products found matching your criteria.')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Go to the last page' }).click()
    await expect(page).toHaveURL(/\/products\?page=5$/)
    await expect(cards(page)).toHaveCount(12)
  },
)

test('search engines keep the pages of a list and none past its end', { tag: '@once' }, async ({ request }) => {
  const told = async (path: string) => {
    const html = await (await request.get(path)).text()
    return { isKept: !html.includes('content="noindex"'), isCanonical: html.includes('rel="canonical"') }
  }
  for (const path of ['/products', '/products?page=2', '/products?category_id=4', '/blog'])
    expect(await told(path), path).toEqual({ isKept: true, isCanonical: true })
  for (const path of ['/products', '/products?category_id=4', '/products?room_id=1', '/products?search=sofa', '/blog'])
    expect(await told(`${path}${path.includes('?') ? '&' : '?'}page=99`), path).toEqual({
      isKept: false,
      isCanonical: false,
    })
})

test.describe('when products cannot be fetched', () => {
  test.use({ expectedComplaints: [/500|ERR_FAILED/] })

  test(
    'twelve skeletons come first; then the shopper is told, and can try again',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/wishlist')
      const { promise: held, resolve: letFail } = Promise.withResolvers<void>()
      await page.route('**/api/products?*', async (route) => {
        await held
        await route.abort()
      })
      await page.getByRole('link', { name: 'Browse the shop' }).click()
      await expect(page.getByTestId('card-skeleton')).toHaveCount(12)
      letFail()
      await expect(page.getByText('Failed to load products')).toBeVisible()
      await page.unroute('**/api/products?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page)).toHaveCount(12)
    },
  )
})
