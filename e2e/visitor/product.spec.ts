import { expect, type Page } from '@playwright/test'
import { partOfPicture } from '#web/storefront/product/part-of-picture.ts'
import { viewAt } from '#web/storefront/product/zoom-view.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

const SOFA = '/product/teesta-three-seater-sofa'
const buyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()

test.describe('what does not exist', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/404/] })

  test('answers 404 with a way home', async ({ page }) => {
    const answer = await page.goto('/product/no-such-piece')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('the stepper stays between one and the stock of the colour, and the cart takes the piece', async ({
  page,
  request,
}) => {
  const answer = await request.get(`/api${SOFA.replace('/product/', '/products/')}`)
  const { data } = (await answer.json()) as { data: { variants: { stock_quantity: number }[] } }
  const left = data.variants[0]?.stock_quantity ?? 0
  expect(left).toBeGreaterThan(2)
  await page.goto(SOFA)
  const stepper = page.getByRole('group', { name: 'Quantity', exact: true })
  await expect(stepper.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  for (let at = 1; at < left; at++) await stepper.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(stepper.getByRole('button', { name: `Only ${left} available in stock` })).toBeDisabled()
  await stepper.getByRole('button', { name: 'Decrease quantity' }).click()
  await buyButton(page).click()
  await expect(page.getByText('Teesta Three-Seater Sofa added to cart!')).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveText(String(left - 1))
  await buyButton(page).click()
  await expect(page.getByText(`Only ${left} available in stock`)).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveText(String(left - 1))
})

test('what is sold out cannot be bought', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/products?per_page=100')).json()) as {
    data: { data: { slug: string; stock_quantity: number }[] }
  }
  const soldOut = data.data.find((product) => product.stock_quantity === 0)
  await page.goto(`/product/${soldOut?.slug}`)
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled()
  const email = page.getByLabel('Tell me when it is back')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Tell me', exact: true }).click()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await email.fill(`waiting-${test.info().workerIndex}@example.com`)
  await page.getByRole('button', { name: 'Tell me', exact: true }).click()
  await expect(page.getByText('Thank you. We write to you once, when it is back.')).toBeVisible()
})

test('the pictures turn in a circle', async ({ page }) => {
  await page.goto(SOFA)
  const gallery = page.getByRole('region', { name: 'Pictures of Teesta Three-Seater Sofa' })
  const counter = gallery.locator('[aria-live]')
  const count = Number((await counter.innerText()).split(' of ')[1])
  expect(count).toBeGreaterThan(1)
  await gallery.getByRole('button', { name: 'Previous picture' }).click()
  await expect(counter).toHaveText(`${count} of ${count}`)
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(counter).toHaveText(`1 of ${count}`)
  await gallery.getByRole('button', { name: 'Show picture 2' }).click()
  await expect(counter).toHaveText(`2 of ${count}`)
  await page.getByRole('button', { name: 'Zoom the picture' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a press on the picture opens it there, as large as it is, and Escape gives the focus back', async ({ page }) => {
  await page.goto(SOFA)
  const gallery = page.getByRole('region', { name: 'Pictures of Teesta Three-Seater Sofa' })
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeVisible()
  // The pictures beside the shown one wait out of sight, and cannot be pressed.
  const image = gallery.locator('img[srcset]:not([inert] *)').first()
  const onPage = await image.boundingBox()
  const dialog = page.getByRole('dialog', { name: /Larger picture/ })
  await expect(async () => {
    // On a slow machine the first press may open it only after it was given up: a second one would land on the dialog.
    if (!(await dialog.isVisible()))
      await image.click({ position: { x: (onPage?.width ?? 0) * 0.7, y: (onPage?.height ?? 0) * 0.6 } })
    await expect(dialog).toBeVisible({ timeout: 10_000 })
  }).toPass()
  const zoomed = dialog.getByRole('img')
  const size = await zoomed.boundingBox()
  expect(size?.width ?? 0).toBeGreaterThan(onPage?.width ?? 0)
  const own = await zoomed.evaluate((img: HTMLImageElement) => img.width / devicePixelRatio)
  expect(size?.width ?? 0).toBeLessThanOrEqual(own + 1)
  // What was pressed stands in the middle of the screen, as far as the edges of the picture allow.
  const frame = await zoomed.evaluate(({ width, height, parentElement }: HTMLImageElement) => ({
    picture: { width, height },
    stage: { width: parentElement?.clientWidth ?? 0, height: parentElement?.clientHeight ?? 0 },
    pixelRatio: devicePixelRatio,
  }))
  const at = { x: (onPage?.width ?? 0) * 0.7, y: (onPage?.height ?? 0) * 0.6 }
  const wanted = viewAt(partOfPicture(at, onPage ?? frame.stage, frame.picture), frame)
  expect(Math.abs((size?.x ?? 0) - wanted.x)).toBeLessThan(2)
  expect(Math.abs((size?.y ?? 0) - wanted.y)).toBeLessThan(2)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 3000)
  await expect.poll(async () => (await zoomed.boundingBox())?.width ?? 0).toBeLessThan(size?.width ?? 0)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 of/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByText(/^1 of/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zoom the picture' })).toBeFocused()
})

type Finger = { x: number; y: number }

/** Real touches, which the mouse of a test is not: each entry is where the fingers are at that moment. */
async function touch(page: Page, [first = [], ...moves]: Finger[][]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first })
  for (const touchPoints of moves) await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const apart = (gap: number) => [
  { x: 195 - gap, y: 300 },
  { x: 195 + gap, y: 300 },
]

test.describe('on a phone with a fine screen', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('one finger drags the large picture, two make it smaller and larger, never above its own pixels', async ({
    page,
  }) => {
    await page.goto(SOFA)
    await page.getByRole('button', { name: 'Zoom the picture' }).click()
    const zoomed = page.getByRole('dialog', { name: /Larger picture/ }).getByRole('img')
    const box = async () => (await zoomed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const own = await zoomed.evaluate((img: HTMLImageElement) => img.width / devicePixelRatio)
    await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(own))
    expect(own).toBeGreaterThan(390)

    const before = await box()
    await touch(page, [[{ x: 200, y: 400 }], [{ x: 230, y: 400 }], [{ x: 250, y: 400 }]])
    await expect.poll(async () => (await box()).x).toBeCloseTo(before.x + 50, 0)
    await touch(page, [apart(150), apart(110), apart(60)])
    await expect.poll(async () => Math.round((await box()).width)).toBe(390)
    await touch(page, [apart(30), apart(90), apart(180)])
    await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(own))
  })
})

test('the buy bar comes when the button has scrolled away, and neither chat nor toast covers it', async ({ page }) => {
  await page.goto(SOFA)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar).toHaveAttribute('inert')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).not.toHaveAttribute('inert')
  const add = bar.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  const toast = page.getByText('Teesta Three-Seater Sofa added to cart!')
  await expect(toast).toBeVisible()
  const [button, said, chat] = await Promise.all(
    [add, toast, page.getByRole('link', { name: /Chat with us on WhatsApp/ })].map((part) => part.boundingBox()),
  )
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
})

test(
  'a piece made to order says so beside its price, and is never in stock',
  { tag: '@once' },
  async ({ page, request }) => {
    const { data } = (await (await request.get('/api/products?per_page=100')).json()) as {
      data: { data: { slug: string; stock_quantity: number; is_custom: boolean }[] }
    }
    const custom = data.data.find((product) => product.is_custom && product.stock_quantity > 0)
    await page.goto(`/product/${custom?.slug}`)
    await expect(page.getByTestId('made-to-order')).toHaveText('Made to order in 4-8 weeks · cannot be returned')
    await expect(page.getByRole('main').getByText('In Stock', { exact: true })).toHaveCount(0)
    await expect(page.getByText(/3-5 business days/)).toHaveCount(0)
  },
)

test('every PIN gets an answer: dates far away, or a plain no', { tag: '@once' }, async ({ page }) => {
  await page.goto(SOFA)
  const box = page.getByLabel('PIN code')
  const answers = [
    ['400050', /Brought to Mumbai 400050 by carrier between .* and /],
    ['737101', /Brought to Gangtok 737101 by carrier between/],
    ['744101', 'We do not deliver to PIN 744101.'],
  ] as const
  for (const [pin, answer] of answers) {
    await box.fill(pin)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText(answer).first()).toBeVisible()
  }
  await expect(page.getByText(/Free shipping on all orders/)).toHaveCount(0)
})

test('choosing a colour shows the piece in it', async ({ page }) => {
  await page.goto(SOFA)
  const gallery = page.getByRole('region', { name: 'Pictures of Teesta Three-Seater Sofa' })
  const counter = gallery.locator('[aria-live]')
  await page.locator('label', { hasText: 'Terracotta' }).click()
  await expect(counter).not.toHaveText(/^1 of/)
  await page.locator('label', { hasText: 'Oatmeal' }).click()
  await expect(counter).toHaveText(/^1 of/)
})

test(
  "a colour's number opens the piece in that colour, and so does its line in the cart",
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/products?search=SLG-SOF-101-TERRACOTTA')
    await page.getByRole('main').getByRole('link', { name: 'Teesta Three-Seater Sofa' }).click()
    await expect(page.getByRole('radio', { name: /Terracotta/ })).toBeChecked()
    const thumbnail = page.getByRole('button', { name: 'Show picture 6' })
    const rightEdge = async () =>
      ((await thumbnail.boundingBox())?.x ?? 0) + ((await thumbnail.boundingBox())?.width ?? 0)
    await expect.poll(rightEdge).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await buyButton(page).click()
    await expect(page.getByText('Teesta Three-Seater Sofa added to cart!')).toBeVisible()
    await page.goto('/about')
    await page.getByRole('button', { name: /cart/i }).first().click()
    await page.getByTestId('cart-line').getByRole('link', { name: 'Teesta Three-Seater Sofa' }).click()
    await expect(page).toHaveURL(/\?colour=terracotta$/)
    await expect(page.getByRole('radio', { name: /Terracotta/ })).toBeChecked()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/[a-z-]+$/)
  },
)

test('six sections, one open at a time', async ({ page }) => {
  await page.goto(SOFA)
  const names = ['Description', 'Specifications', 'Dimensions', /Customer Reviews/, 'Warranty', 'Shipping & Returns']
  for (const name of names) {
    const button = page.getByRole('main').getByRole('button', { name })
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('main').locator('button[aria-expanded=true]')).toHaveCount(1)
  }
  await expect(page.getByText('Free shipping on all orders. Delivery typically takes 3-5 business days.')).toBeVisible()
  // A piece with terms of its own says those, and never the general ones beside them.
  await expect(page.getByRole('main').getByText(/within 7 days of delivery. We collect it/)).toBeVisible()
  await expect(page.getByText(/30-day return policy/)).toHaveCount(0)
})

test('a link to the reviews opens them and brings them into sight', async ({ page }) => {
  await page.goto(`${SOFA}#reviews`)
  const reviews = page.getByRole('button', { name: /Customer Reviews/ })
  await expect(reviews).toHaveAttribute('aria-expanded', 'true')
  const isNearTheTop = async () => {
    const { y = -1 } = (await reviews.boundingBox()) ?? {}
    return y > 0 && y < 200
  }
  await expect.poll(isNearTheTop).toBe(true)
})

test('a bar of the reviews shows its own reviews only', { tag: '@once' }, async ({ page }) => {
  await page.goto(SOFA)
  await page.getByRole('button', { name: /Customer Reviews/ }).click()
  const bar = page.getByRole('button', { name: /^4 stars: \d+ reviews?/ })
  const count = Number(/stars: (\d+) reviews?/.exec((await bar.textContent()) ?? '')?.[1])
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  const region = page.getByRole('region', { name: /Customer Reviews/ })
  await expect(region.getByRole('article')).toHaveCount(Math.min(4, count))
  await expect(region.getByRole('article').first().getByLabel('Rated 4 out of 5')).toBeVisible()
})

test('a PIN gives a date and a cost, and is remembered', async ({ page }) => {
  await page.goto(SOFA)
  const box = page.getByLabel('PIN code')
  await box.fill('12')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('PIN code must be 6 digits and cannot start with 0')).toBeVisible()
  await box.fill('734 001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(
    page.getByText(/Brought to Siliguri 734001 by our own van between .* and /).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.getByText(/Delivery is free/).first()).toBeVisible()
  await page.goto('/product/takdah-blanket-box')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().scrollIntoViewIfNeeded()
  await expect(box).toHaveValue('734001')
})

test('the chat button lies beside the page and covers nothing of it', { tag: '@once' }, async ({ page }) => {
  await page.goto(SOFA)
  const chat = await page.getByRole('link', { name: /Chat with us on WhatsApp/ }).boundingBox()
  const box = await page.getByRole('region', { name: 'Delivery date and cost' }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
})

test('what was looked at before is offered again', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/takdah-blanket-box')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saalghar_viewed'))).not.toBeNull()
  await page.goto(SOFA)
  await page.locator('#more-pieces').scrollIntoViewIfNeeded()
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link', { name: 'Takdah Blanket Box' })).toBeVisible()
})

test('sharing copies the link where the device cannot share', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(SOFA)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  await expect(page.getByText('Copied!')).toBeHidden()
})

test('everybody can use the product page with each kind of section open', async ({ page }) => {
  await page.goto(SOFA)
  for (const section of ['Description', /Customer Reviews/, 'Dimensions']) {
    const button = page.getByRole('main').getByRole('button', { name: section })
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await page.waitForTimeout(300)
    await expectAccessible(page)
  }
})

test('on a phone price and button stay in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(SOFA)
  const button = page.getByRole('button', { name: 'Add to Cart' }).last()
  await expect(button).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 1800))
  await expect(button).toBeInViewport()
  await button.click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
})
