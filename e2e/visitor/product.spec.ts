import { expect, type Page } from '@playwright/test'
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
