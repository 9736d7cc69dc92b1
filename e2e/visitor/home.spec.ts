import { expect, type Page } from '@playwright/test'
import { test, untilAwake } from '../support/shop-test.ts'

const hero = (page: Page) => page.getByRole('region', { name: 'Welcome' })
const shownSlide = (page: Page) => hero(page).locator('[aria-roledescription="slide"][data-current]')
/** The slider is awake when it has fetched its second picture. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(hero(page).locator('[aria-roledescription="slide"] img')).toHaveCount(2)
}
const barWidth = async (page: Page) =>
  parseFloat((await page.getByTestId('hero-progress').locator('rect').getAttribute('width')) ?? '0')

test('the home page has its words before any script runs', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const words of [
    'Where Comfort Meets Elegance',
    'Visit Our Store',
    'DISCOVER OUR STORY',
    'ALL ROOMS',
    'ALL PRODUCTS',
    'ALL PROJECTS',
    'Living Room',
    'Dining Room',
    '300+',
    'Panel production',
  ])
    expect(html).toContain(words)
  expect(html.match(/<img [^>]*fetchpriority="high"/gi)).toHaveLength(1)
})

test(
  'the slider turns every five seconds, its bar growing, wraps, and can be paused',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    await openHome(page)
    await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
    await page.clock.runFor(2600)
    expect(await barWidth(page)).toBeGreaterThan(30)
    await page.clock.runFor(3000)
    await expect(shownSlide(page)).toContainText('Visit Our Store')
    await page.clock.runFor(5200)
    await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
    await page.getByRole('button', { name: 'Pause slideshow' }).click()
    await page.mouse.move(5, 890)
    await page.clock.runFor(12_000)
    await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
    await page.getByRole('button', { name: 'Start slideshow' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(5, 890)
    await page.clock.runFor(5500)
    await expect(shownSlide(page)).toContainText('Visit Our Store')
  },
)

test('nothing moves for who prefers no motion', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHome(page)
  await page.clock.runFor(6500)
  await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
  await expect(page.getByRole('button', { name: 'Start slideshow' })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await whatMoves(page)).toEqual([])
  }
})

const whatMoves = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  )

test('arrows, dots and a swipe turn it both ways; the second slide opens the map in a new tab', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(shownSlide(page)).toContainText('Visit Our Store')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
  await page.getByRole('button', { name: /Show slide 2/ }).click()
  await expect(shownSlide(page)).toContainText('Visit Our Store')
  const map = page.getByRole('link', { name: /Visit Store/ })
  await expect(map).toHaveAttribute('target', '_blank')
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/)
  await swipe(page, 200, 140)
  await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
  await swipe(page, 200, 160)
  await expect(shownSlide(page)).toContainText('Where Comfort Meets Elegance')
})

async function swipe(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(from, 250)
  await page.mouse.down()
  await page.mouse.move(to, 250, { steps: 4 })
  await page.mouse.up()
}

test('a room leads to its pieces, all rooms to the whole shop', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Bedroom', exact: true }).click()
  await expect(page).toHaveURL(/\/products\?room_id=2$/)
  await expect(page.getByRole('button', { name: 'Remove filter Bedroom' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'ALL ROOMS' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test.describe('when featured products cannot be fetched', () => {
  test.use({ expectedComplaints: [/500/] })

  test('placeholders come first, then the reason and a button', { tag: '@once' }, async ({ page }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.goto('/wishlist')
    await untilAwake(page)
    await page.route('**/api/products/featured*', async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { success: false, code: 'server_error', message: 'No' } })
    })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
    await page
      .getByRole('link', { name: /Saalghar/ })
      .first()
      .click()
    await expect(page.getByTestId('featured-placeholder')).toHaveCount(6)
    answer()
    await expect(page.getByText('Failed to fetch products')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
