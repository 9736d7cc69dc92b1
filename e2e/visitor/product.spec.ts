import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

const SOFA = '/product/teesta-three-seater-sofa'
const buyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

async function rightEdgeOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox()) ?? { x: 0, width: Infinity }
  return x + width
}

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

test('what is sold out cannot be bought', { tag: '@once' }, async ({ page, request }) => {
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

test('a chosen colour stands in the address, and nothing else of the page changes with it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/about')
  await page.goto(`${SOFA}?colour=moss`)
  await page.getByRole('group', { name: 'Quantity', exact: true }).getByRole('button', { name: 'Increase' }).click()
  const entries = await page.evaluate(() => history.length)
  const asked: string[] = []
  page.on('request', (sent) => sent.url().includes('/api/') && asked.push(sent.url()))
  const terracotta = page.getByRole('radio', { name: /Terracotta/ })
  await page.getByRole('radio', { name: /Moss/ }).focus()
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('ArrowRight')
  while (!(await terracotta.isChecked())) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?colour=terracotta$/)
  await expect(terracotta).toBeFocused()
  await expect(page.getByRole('group', { name: 'Quantity', exact: true }).getByRole('status')).toHaveText('2')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/[a-z-]+$/)
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([place, entries])
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?colour=terracotta$/)
  await page.reload()
  await expect(terracotta).toBeChecked()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(terracotta).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a line of the cart opens its colour on the page of another one', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${SOFA}?colour=moss`)
  await buyButton(page).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await page.locator('label', { hasText: 'Terracotta' }).click()
  await page.getByRole('button', { name: /cart/i }).first().click()
  await page.getByTestId('cart-line').getByRole('link', { name: 'Teesta Three-Seater Sofa' }).click()
  await expect(page).toHaveURL(/\?colour=moss$/)
  await expect(page.getByRole('radio', { name: /Moss/ })).toBeChecked()
  await expect(page.getByRole('img', { name: /moss/i }).first()).toBeVisible()
})

test('the stepper stays between one and the stock of the colour; the buy bar comes when the button has scrolled away', async ({
  page,
  request,
}) => {
  const answer = await request.get(`/api${SOFA.replace('/product/', '/products/')}`)
  const { data } = (await answer.json()) as { data: { variants: { stock_quantity: number }[] } }
  const left = data.variants[0]?.stock_quantity ?? 0
  expect(left).toBeGreaterThan(2)
  await page.goto(SOFA)
  await test.step('neither chat nor toast covers the bar', async () => {
    const bar = page.locator('[data-buy-bar]')
    const add = bar.getByRole('button', { name: 'Add to Cart' })
    const chat = page.getByRole('link', { name: /Chat with us on WhatsApp/ })
    await expect(bar).toHaveAttribute('inert')
    await expect(add).not.toBeInViewport()
    if (!isPhone(page))
      expect(await rightEdgeOf(page.getByRole('region', { name: 'Delivery date and cost' }))).toBeLessThanOrEqual(
        (await chat.boundingBox())?.x ?? 0,
      )
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).not.toHaveAttribute('inert')
    await expect(add).toBeInViewport()
    await add.click()
    const toast = page.getByText('Teesta Three-Seater Sofa added to cart!')
    await expect(toast).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    const [button, said] = await Promise.all([add, toast].map((part) => part.boundingBox()))
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    expect(await rightEdgeOf(add)).toBeLessThanOrEqual((await chat.boundingBox())?.x ?? 0)
  })
  await test.step('the stepper', async () => {
    const stepper = page.getByRole('group', { name: 'Quantity', exact: true })
    await expect(stepper.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
    for (let at = 1; at < left; at++) await stepper.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(stepper.getByRole('button', { name: `Only ${left} available in stock` })).toBeDisabled()
    await stepper.getByRole('button', { name: 'Decrease quantity' }).click()
    await buyButton(page).click()
    await expect(page.getByTestId('cart-badge')).toHaveText(String(left))
    await buyButton(page).click()
    await expect(page.getByText(`Only ${left} available in stock`)).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveText(String(left))
  })
})

test('the pictures turn in a circle, a colour shows the piece in it, and sharing copies the link where nothing else can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(SOFA)
  await page.getByRole('button', { name: 'Share' }).click()
  const copied = await page.getByText('Copied!').boundingBox()
  const below = await buyButton(page).boundingBox()
  if (isPhone(page)) expect((copied?.y ?? Infinity) + (copied?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
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
  await page.locator('label', { hasText: 'Terracotta' }).click()
  await expect(counter).not.toHaveText(/^[12] of/)
  await page.locator('label', { hasText: 'Oatmeal' }).click()
  await expect(counter).toHaveText(/^1 of/)
  await expect(page.getByText('Copied!')).toBeHidden()
})

test('a link to the reviews opens them; of six sections one is open at a time, and everybody can use each kind', async ({
  page,
}) => {
  await page.goto(`${SOFA}#reviews`)
  const main = page.getByRole('main')
  const open = main.locator('button[aria-expanded=true]')
  const section = (name: string | RegExp) => main.getByRole('button', { name })
  const body = (name: string | RegExp) => main.getByRole('region', { name })
  await test.step('the reviews, by a link, and by their stars', async () => {
    const reviews = section(/Customer Reviews/)
    await expect(reviews).toHaveAttribute('aria-expanded', 'true')
    const isNearTheTop = async () => {
      const { y = -1 } = (await reviews.boundingBox()) ?? {}
      return y > 0 && y < 200
    }
    await expect.poll(isNearTheTop).toBe(true)
    await expectAccessible(body(/Customer Reviews/))
    const bar = page.getByRole('button', { name: /^4 stars: \d+ reviews?/ })
    const count = Number(/stars: (\d+) reviews?/.exec((await bar.textContent()) ?? '')?.[1])
    await bar.click()
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    const shown = body(/Customer Reviews/).getByRole('article')
    await expect(shown).toHaveCount(Math.min(4, count))
    await expect(shown.first().getByLabel('Rated 4 out of 5')).toBeVisible()
  })
  for (const name of [
    'Description',
    'Specifications',
    'Dimensions',
    /Customer Reviews/,
    'Warranty',
    'Shipping & Returns',
  ]) {
    await section(name).click()
    await expect(section(name)).toHaveAttribute('aria-expanded', 'true')
    await expect(open).toHaveCount(1)
    if (name !== 'Dimensions') continue
    const drawing = body(name).getByRole('img').first()
    // It is fetched when somebody comes near, and a small screen may end above it.
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toBeInViewport()
    await expectAccessible(body(name))
  }
  await expect(page.getByText('Free shipping on all orders. Delivery typically takes 3-5 business days.')).toBeVisible()
  // A piece with terms of its own says those, and never the general ones beside them.
  await expect(main.getByText(/within 7 days of delivery. We collect it/)).toBeVisible()
  await expect(page.getByText(/30-day return policy/)).toHaveCount(0)
})

test('every PIN gets an answer, a date and a cost or a plain no; the PIN and the piece are remembered', async ({
  page,
}) => {
  await page.goto(SOFA)
  const box = page.getByLabel('PIN code')
  const answers = [
    ['12', 'PIN code must be 6 digits and cannot start with 0'],
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
  // A PIN that is none leaves no answer to another beside it; spaces and dashes are as people write them.
  await box.fill('7340')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('PIN code must be 6 digits and cannot start with 0')).toBeVisible()
  await expect(page.getByText(/We do not deliver to PIN/).filter({ visible: true })).toHaveCount(0)
  await box.fill('')
  await box.pressSequentially(' 734-001 ')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(
    page.getByText(/Brought to Siliguri 734001 by our own van between .* and /).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.getByText(/Delivery is free/).first()).toBeVisible()

  await page.goto('/product/takdah-blanket-box')
  await buyButton(page).scrollIntoViewIfNeeded()
  await expect(box).toHaveValue('734001')
  await page.locator('#more-pieces').scrollIntoViewIfNeeded()
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link', { name: 'Teesta Three-Seater Sofa' })).toBeVisible()
})
