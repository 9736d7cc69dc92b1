import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  arrive,
  fillAddress,
  HOME,
  line,
  openPayment,
  ordersOf,
  payButton,
  payByUpi,
  payWindow,
  piece,
  storedCart,
  test,
} from './buying.ts'
import { toast } from './person.ts'

const SUCCESS = 'Payment successful! Order placed successfully!'
const confirmed = { name: 'Order Confirmed!' }

test('a chair is bought by UPI: paid, confirmed, invoiced, and the cart is empty', async ({ page, request, buyer }) => {
  const scripts: string[] = []
  const thanks: string[] = []
  page.on('request', (asked) => asked.url().includes('checkout.js') && scripts.push(asked.url()))
  page.on('request', (asked) => /\/(order-)?confirmation-/.test(asked.url()) && thanks.push(asked.url()))
  await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
  await page.goto('/checkout')
  await fillAddress(page)
  expect([...scripts, ...thanks]).toEqual([])
  await payButton(page).click()
  await expect(payButton(page)).toBeDisabled()
  await expect(payButton(page)).toHaveText('Processing Payment...')
  expect(scripts).toHaveLength(1)
  await expect.poll(() => thanks.length, 'what comes next is fetched while the shopper pays').toBe(2)
  await payByUpi(page)
  await expect(page).toHaveURL(/\/order-confirmation\/SLG-/)
  await expect(toast(page, SUCCESS)).toBeVisible()
  await expect(page.getByRole('heading', confirmed)).toBeVisible()
  await expect(page.getByText('Payment: Paid')).toBeVisible()
  const promised = await page.getByTestId('promised').innerText()
  expect(promised).toMatch(/\d{1,2} \w+/)
  await expect(page.getByTestId('cart-badge')).toBeHidden()
  expect(await storedCart(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Invoice/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('link', { name: 'View All Orders' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(promised)
})

test.describe('what goes wrong on the way', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/Failed to load resource|Failed to load Razorpay script|ApiError/] })

  test('a double click, a lost answer, no script, Escape and a declined card: at the end one order is paid', async ({
    page,
    request,
    buyer,
  }) => {
    const before = (await ordersOf(request, buyer)).length
    const paying = payWindow(page)
    const pay = paying.getByRole('button', { name: /^Pay ₹/ })
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await page.goto('/checkout')
    await fillAddress(page)
    await test.step('a double click whose answer is lost: one order, and the sentence of the shop', async () => {
      await page.route('**/api/razorpay/create-order', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await payButton(page).dblclick()
      await expect(page.getByRole('alert')).toHaveText('Failed to create order. Please try again.')
      expect((await ordersOf(request, buyer)).length).toBe(before + 1)
      await page.unroute('**/api/razorpay/create-order')
    })
    await test.step('no script of the provider', async () => {
      await page.route('**/checkout.js', (route) => route.abort())
      await payButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to initialize payment. Please try again or use Cash on Delivery.',
      )
      await page.unroute('**/checkout.js')
    })
    await test.step('Escape says so and keeps everything, also after a double click', async () => {
      await payButton(page).dblclick()
      await expect(pay).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(toast(page, 'Payment cancelled')).toBeVisible()
      await expect(payButton(page)).toHaveText('Pay with Razorpay')
      await expect(payButton(page)).toBeFocused()
      await expect(page.getByLabel('Address', { exact: true })).toHaveValue(HOME.address)
      expect(await storedCart(page)).toHaveLength(1)
    })
    await test.step('a declined card is replaced by one that works', async () => {
      await payButton(page).click()
      await paying.getByRole('tab', { name: 'Card' }).click()
      await paying.getByLabel('Card number').fill('4100 2800 0006 0003')
      await pay.click()
      await expect(paying.getByText('Your card was declined by the bank.')).toBeVisible()
      await paying.getByLabel('Card number').fill('4100 2800 0000 1007')
      await pay.click()
      await expect(page.getByRole('heading', confirmed)).toBeVisible()
    })
    expect((await ordersOf(request, buyer)).length).toBe(before + 1)
  })

  test('a payment that cannot be verified leads to the order, which corrects itself', async ({
    page,
    request,
    buyer,
  }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await page.route('**/api/razorpay/verify-payment', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'verification_failed', message: 'no' } }),
    )
    await openPayment(page)
    await payByUpi(page)
    await expect(toast(page, 'Payment verification failed. Please contact support.')).toBeVisible()
    await expect(page).toHaveURL(/\/order-confirmation\/SLG-/)
    await expect(page.getByRole('heading', confirmed)).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toBeHidden()
  })
})

test(
  'after a changed mind the unpaid order is replaced; after a reload the new one waits with Pay now',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await openPayment(page)
    await payWindow(page).getByRole('button', { name: 'Close payment' }).click()
    await page.getByLabel(/^Order Notes/).fill('Ring twice')
    await payButton(page).click()
    await expect(payWindow(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
    const [newest, earlier] = await ordersOf(request, buyer)
    expect(earlier?.status).toBe('cancelled')

    await page.reload()
    const pending = page.getByRole('region', { name: 'Payment pending' })
    await expect(pending).toContainText(newest?.order_number ?? '')
    await expectAccessible(pending)
    await pending.getByRole('button', { name: 'Pay now' }).click()
    await payByUpi(page)
    await expect(page.getByRole('heading', confirmed)).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toBeHidden()
    expect((await ordersOf(request, buyer))[0]).toMatchObject({ id: newest?.id, payment_status: 'paid' })
  },
)

test(
  'a total that differs from the screen is shown before anything is paid; the shop hears of a payment whose browser was closed',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await page.route('**/api/products/by-ids*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: { price: number; sale_price: number | null }[] }
      for (const product of body.data) Object.assign(product, { price: 100, sale_price: null })
      await route.fulfill({ response: answer, json: body })
    })
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await page.goto('/checkout')
    await expect(page.getByTestId('checkout-total')).toHaveText('₹300')
    await fillAddress(page)
    await page.unroute('**/api/products/by-ids*')
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The total is now ₹8,900.')
    await expect(page.getByTestId('checkout-total')).toHaveText('₹8,900')
    await expect(payWindow(page).getByRole('button', { name: /^Pay ₹/ })).toBeHidden()
    await payButton(page).click()

    await payWindow(page).getByRole('button', { name: 'Pay, then close the browser now' }).click()
    await expect(payWindow(page).getByText('The browser is gone')).toBeVisible()
    await expect.poll(async () => (await ordersOf(request, buyer))[0]?.payment_status).toBe('paid')
    await page.reload()
    await expect(page.getByRole('heading', confirmed)).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toBeHidden()
  },
)
