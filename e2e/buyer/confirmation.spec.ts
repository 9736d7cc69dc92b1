import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/accessibility.ts'
import { arrive, HOME, ordersOf, paidOrder, payElsewhere, test, unpaidOrder } from './buying.ts'
import { toast } from './person.ts'

test(
  'the owner sees everything and sends it elsewhere, a stranger sees only status, pieces and totals',
  { tag: '@once' },
  async ({ page, browser, request, buyer, shop }) => {
    const order = await paidOrder(request, buyer, 'sittong-table-lamp')
    await arrive(page, { person: buyer })
    await page.goto(`/order-confirmation/${order.order_number}`)
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await expect(page.getByTestId('order-number')).toHaveText(order.order_number)
    const main = page.getByRole('main')
    for (const text of [
      HOME.address,
      HOME.email,
      'Sittong Table Lamp',
      'SKU:',
      '₹5,400',
      "What's Next",
      'Progress',
      'Free',
    ])
      await expect(main).toContainText(text)
    await expect(main.getByRole('link', { name: 'View All Orders' })).toHaveAttribute('href', '/orders')
    await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')

    await test.step('until it ships it can go elsewhere', async () => {
      await page.getByRole('button', { name: 'Change delivery' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change delivery' })
      await dialog.getByLabel('Address', { exact: true }).fill('')
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(dialog.getByText('Address is required')).toBeVisible()
      await expect(dialog.getByLabel('Address', { exact: true })).toBeFocused()
      await dialog.getByLabel('Address', { exact: true }).fill('7 Tea Garden Lane')
      await dialog.getByLabel(/^Order Notes/).fill('Second floor')
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(toast(page, 'Your order has been changed.')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('7 Tea Garden Lane')
      await expect(page.getByRole('main')).toContainText('Second floor')
    })

    const stranger = await (await browser.newContext({ baseURL: shop.url })).newPage()
    await stranger.goto(`/order-confirmation/${order.order_number}`)
    const seen = stranger.getByRole('main')
    await expect(seen).toContainText('Sittong Table Lamp')
    await expect(seen).toContainText('₹5,400')
    for (const secret of [HOME.address, '7 Tea Garden Lane', HOME.email, HOME.name, HOME.phone])
      await expect(seen).not.toContainText(secret)
    for (const button of ['Cancel order', 'Invoice', 'Buy again', 'Change delivery'])
      await expect(seen.getByRole('button', { name: button })).toBeHidden()
    await expect(seen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      /\/login\?from=%2Forder-confirmation/,
    )
    await stranger.context().close()
  },
)

test('a pending order corrects itself when the payment arrives', { tag: '@once' }, async ({ page, request, buyer }) => {
  const order = await unpaidOrder(request, buyer, 'sittong-table-lamp')
  await arrive(page, { person: buyer })
  await page.goto(`/order-confirmation/${order.order_number}`)
  await expect(page.getByRole('heading', { name: 'Payment pending' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await payElsewhere(request, buyer, order)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByText('Payment: Paid')).toBeVisible()
})

test(
  'a cancellation shows fee and refund first, and the money goes back',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    const order = await paidOrder(request, buyer, 'sittong-table-lamp')
    await arrive(page, { person: buyer })
    await page.goto(`/order-confirmation/${order.order_number}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(dialog).toContainText('Refund to you')
    await expect(dialog).toContainText('₹5,400')
    await expect(dialog).toContainText('2-3 days for UPI and 3-5 days for cards')
    await expectAccessibleAtBothWidths(dialog)
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible()
    await expect
      .poll(async () => (await ordersOf(request, buyer)).find(({ id }) => id === order.id)?.payment_status)
      .toBe('refunded')
    await expect(page.getByText('Payment: Refunded')).toBeVisible()
    await expect(page.getByText("What's Next")).toBeHidden()
  },
)

test.describe('what does not exist', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/404/] })

  test('an unknown number says so and leads on', async ({ page }) => {
    await page.goto('/order-confirmation/SLG-NOSUCHORDER')
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
    await expect(page.getByText('The order you are looking for does not exist.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
  })
})

test.describe('no connection', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('a look-up that fails can be tried again', async ({ page, ananya, request }) => {
    const [order] = await ordersOf(request, ananya)
    await arrive(page, { person: ananya })
    await page.route('**/api/orders/track/**', (route) => route.abort())
    await page.goto(`/order-confirmation/${order?.order_number}`)
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    await page.unroute('**/api/orders/track/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByTestId('order-number')).toBeVisible()
  })
})
