import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { arrive, ordersOf, payByUpi, storedCart, test, unpaidOrder } from './buying.ts'
import { loggedIn } from './person.ts'

const cards = 'main li:has(h2)'

test('figures, cards, search, filter and buying again', { tag: '@once' }, async ({ page, request, ananya }) => {
  const orders = await ordersOf(request, ananya)
  await arrive(page, { person: ananya })
  await page.goto('/orders')
  await expect(page.locator(cards)).toHaveCount(orders.length)
  for (const label of ['Total Orders', 'Pending', 'Delivered', 'Total Spent'])
    await expect(page.locator('dt', { hasText: label })).toBeVisible()
  await expect(page.locator('dl div', { hasText: 'Total Orders' }).locator('dd')).toHaveText(String(orders.length))
  await expect(page.locator(cards).filter({ hasText: '+1' })).toHaveCount(1)
  for (const card of await page.locator(cards).all())
    await expect(card.locator('.bg-leaf:is(a, button)'), 'one button stands out').toHaveCount(1)

  await page.getByLabel('Search orders').fill('LAMP')
  await expect(page.locator(cards)).toHaveCount(
    orders.filter(({ items }) => items.some((item) => /lamp/i.test(item.product_name))).length,
  )
  await page.getByLabel('Search orders').fill('')
  await page.getByLabel('Status').selectOption('Delivered')
  await expect(page.locator(cards)).toHaveCount(orders.filter(({ status }) => status === 'delivered').length)
  await page
    .locator(cards)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click()
  await expect(page).toHaveURL(/\/order-confirmation\//)
  await page.goBack()
  await expect(page.getByLabel('Status')).toHaveValue('delivered')
  await page.getByLabel('Search orders').fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await expect(page.getByText('No orders match your search criteria.')).toBeVisible()

  await test.step('buy again fills the cart at today’s price and goes to the checkout', async () => {
    const delivered = orders.findLast(({ status }) => status === 'delivered')?.order_number ?? ''
    await page.getByLabel('Search orders').fill(delivered)
    await page.locator(cards).filter({ hasText: delivered }).getByRole('button', { name: 'Buy again' }).click()
    await expect(page).toHaveURL('/checkout')
    expect((await storedCart(page)).length).toBeGreaterThan(0)
  })
})

test(
  'somebody new has none yet; a long list comes ten at a time, and search looks through all of it',
  { tag: '@once' },
  async ({ page, request, shop }) => {
    const person = await loggedIn(page)
    await page.goto('/orders')
    await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    await page.getByRole('link', { name: 'Start Shopping' }).click()
    await expect(page).toHaveURL('/products')

    const placed = []
    for (let nth = 0; nth < 12; nth += 1) {
      const order = await unpaidOrder(request, person, 'sittong-table-lamp')
      await request.patch(`/api/orders/${order.id}/cancel`, { headers: { Authorization: `Bearer ${person.token}` } })
      placed.push(order.order_number)
    }
    const [first = ''] = placed
    const sizes: number[] = []
    page.on('response', async (answer) => {
      if (answer.url().startsWith(`${shop.url}/api/orders?`)) sizes.push((await answer.body()).length)
    })
    await page.goto('/orders')
    await expect(page.locator(cards)).toHaveCount(10)
    await expect(page.locator(cards).filter({ hasText: first })).toHaveCount(0)
    await page.getByLabel('Search orders').fill(first.toLowerCase())
    await expect(page.locator(cards)).toHaveCount(1)
    await expect(page.locator(cards)).toContainText(first)
    await page.getByLabel('Search orders').fill('')
    await page.getByRole('button', { name: 'Show more orders (2)' }).click()
    await expect(page.locator(cards)).toHaveCount(12)
    await expect(page.getByRole('button', { name: /Show more/ })).toBeHidden()
    await expect(
      page
        .locator(cards)
        .nth(10)
        .getByRole('link', { name: /View Details/ }),
    ).toBeFocused()
    expect(Math.max(...sizes)).toBeLessThan(60_000)
  },
)

test('an unpaid order is paid from here', { tag: '@once' }, async ({ page, request, buyer }) => {
  const order = await unpaidOrder(request, buyer, 'sittong-table-lamp')
  await arrive(page, { person: buyer })
  await page.goto('/orders')
  await page.locator(cards).filter({ hasText: order.order_number }).getByRole('button', { name: 'Pay now' }).click()
  await payByUpi(page)
  await expect(page).toHaveURL(`/order-confirmation/${order.order_number}`)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
})

test.describe('no connection', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('a failure is an empty list and zeros, and can be tried again', async ({ page, ananya }) => {
    await arrive(page, { person: ananya })
    await page.route(/\/api\/orders(\/stats)?(\?.*)?$/, (route) => route.abort())
    await page.goto('/orders')
    await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
    await expect(page.locator('dl dd').first()).toHaveText('0')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator(cards).first()).toBeVisible()
  })
})
