import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { arrive, line, openCart, piece, storedCart, test } from './buying.ts'

/** The cart is in the header of every page; this one has the least else to load. */
const ANY_PAGE = '/login'

test('the panel shows each line, what it costs and what the whole comes to; it keeps the keyboard and can be closed', async ({
  page,
  request,
}) => {
  const stool = await piece(request, 'siliguri-chowki-stool')
  const runner = await piece(request, 'teesta-linen-table-runner')
  await arrive(page, { cart: [line(stool, 2), line(runner)] })
  await page.goto(ANY_PAGE)
  await expect(page.getByTestId('cart-badge')).toHaveText('3')
  const panel = await openCart(page)
  await expect(panel.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible()
  const first = panel.getByTestId('cart-line').first()
  await expect(first).toContainText('Siliguri Chowki Stool')
  await expect(first).toContainText('₹4,800 each')
  await expect(first).toContainText('₹9,600')
  await expect(panel.getByTestId('cart-total')).toHaveText('₹10,500')
  await expect(panel).toContainText('Free')
  await expect(panel.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  await expect(panel.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders')
  expect((await panel.boundingBox())?.width).toBe(320)
  await expectAccessible(panel)

  await test.step('below ₹5,000 the shipping is in the total', async () => {
    await panel.getByRole('button', { name: `Remove ${stool.name}` }).click()
    await expect(panel).toContainText('₹200')
    await expect(panel.getByTestId('cart-total')).toHaveText('₹1,100')
  })
  await test.step('focus stays inside, Escape closes, focus goes back to the opener', async () => {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: /^Shopping cart/ })).toBeFocused()
    await openCart(page)
    await page.mouse.click(20, 500)
    await expect(panel).toBeHidden()
    await openCart(page)
    await panel.getByRole('button', { name: 'Close cart' }).click()
    await expect(panel).toBeHidden()
  })
})

const OVER_THE_CHAT = 'on a short phone the panel lies over the chat, and its last button is pressed up to its edge'
test(OVER_THE_CHAT, { tag: '@phone' }, async ({ page, request }) => {
  const slugs = ['siliguri-chowki-stool', 'teesta-linen-table-runner', 'sittong-table-lamp', 'hasimara-spindle-chair']
  const pieces = await Promise.all(slugs.map((slug) => piece(request, slug)))
  await page.setViewportSize({ width: 390, height: 664 })
  await arrive(page, { cart: pieces.map((one) => line(one)) })
  await page.goto(ANY_PAGE)
  const orders = (await openCart(page)).getByRole('link', { name: 'View Orders' })
  const { width, height } = (await orders.boundingBox()) ?? { width: 0, height: 0 }
  await orders.click({ position: { x: width - 4, y: height - 4 } })
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeHidden()
})

test('quantity stops at the stock and says why; minus removes the last one', async ({ page, request }) => {
  const swing = await piece(request, 'rangeet-jhoola-swing')
  await arrive(page, { cart: [line(swing, swing.stock_quantity - 1)] })
  await page.goto(ANY_PAGE)
  const panel = await openCart(page)
  await expect(panel.getByText(`Only ${swing.stock_quantity} left in stock`)).toBeVisible()
  await panel.getByRole('button', { name: 'Increase quantity' }).click()
  const limit = panel.getByRole('button', { name: `Only ${swing.stock_quantity} available in stock` })
  await expect(limit).toBeDisabled()
  await expect(limit).toHaveAttribute('title', `Only ${swing.stock_quantity} available in stock`)
  for (let left = swing.stock_quantity; left > 0; left -= 1)
    await panel.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(panel.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toBeHidden()
  expect(await storedCart(page)).toEqual([])
})

test('a removed line leaves the others, and the focus in the panel', async ({ page, request }) => {
  const sofa = await piece(request, 'teesta-three-seater-sofa')
  await arrive(page, { cart: [line(sofa, 1, { color: 'Moss' }), line(sofa, 1, { color: 'Oatmeal' })] })
  await page.goto(ANY_PAGE)
  const panel = await openCart(page)
  await expect(panel.getByTestId('cart-line')).toHaveCount(2)
  await panel
    .getByRole('button', { name: `Remove ${sofa.name}` })
    .first()
    .click()
  await expect(panel.getByTestId('cart-line')).toHaveCount(1)
  await expect(panel).toContainText('Oatmeal')
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('two tabs show the same cart', { tag: '@once' }, async ({ page, request }) => {
  await arrive(page, { cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
  await page.goto(ANY_PAGE)
  const other = await page.context().newPage()
  await other.goto(ANY_PAGE)
  await expect(other.getByTestId('cart-badge')).toHaveText('1')
  const panel = await openCart(other)
  await panel.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
})

test('a price that changed since yesterday is said', { tag: '@once' }, async ({ page, request }) => {
  const stool = await piece(request, 'siliguri-chowki-stool')
  await arrive(page, { cart: [line(stool)] })
  await page.goto(ANY_PAGE)
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saalghar_cart_prices'))).not.toBeNull()
  await page.evaluate((id) => localStorage.setItem('saalghar_cart_prices', JSON.stringify({ [id]: 4500 })), stool.id)
  const panel = await openCart(page)
  await expect(panel.getByText(`The price of ${stool.name} has changed from ₹4,500 to ₹4,800.`)).toBeVisible()
})

test('a piece that has gone is taken out, and said once', { tag: '@once' }, async ({ page, request }) => {
  await arrive(page, { cart: [line({ id: 987_654 }), line(await piece(request, 'siliguri-chowki-stool'))] })
  await page.goto(ANY_PAGE)
  await expect(page.getByText('Some items in your cart are no longer available').first()).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await page.reload()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await expect(page.getByText('Some items in your cart are no longer available')).toBeHidden()
})

test.describe('when things break', { tag: '@once' }, () => {
  test.use({
    expectedComplaints: [/Error loading cart from storage:|Failed to load products for cart:|Failed to load resource/],
  })

  test('a corrupt cart is an empty one', async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('saalghar_cart', '[{"product_id": 1,'))
    await page.goto(ANY_PAGE)
    const panel = await openCart(page)
    await expect(panel.getByText('Your cart is empty')).toBeVisible()
    expect(complaints.some((text) => text.includes('Error loading cart from storage:'))).toBe(true)
  })

  test('details that cannot be had can be asked for again', async ({ page, request }) => {
    await arrive(page, { cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
    let refused = 0
    await page.route('**/api/products/by-ids*', (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto(ANY_PAGE)
    const panel = await openCart(page)
    // Once for the cart, once more because the panel opens with the prices of now.
    await expect.poll(() => refused).toBe(2)
    await expect(panel.getByText('We could not load the details of your cart.')).toBeVisible()
    await page.unroute('**/api/products/by-ids*')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByTestId('cart-line')).toHaveCount(1)
  })
})
