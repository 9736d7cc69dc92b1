import { expect, type Page } from '@playwright/test'
import type { OrderJson } from '#domain/api/orders.ts'
import { untilAwake } from '../support/shop-test.ts'
import {
  arrive,
  type Buyer,
  line,
  openPayment,
  ordersOf,
  payButton,
  payByUpi,
  payElsewhere,
  payWindow,
  piece,
  storedCart,
  test,
} from './buying.ts'

const confirmed = { name: 'Order Confirmed!' }

/** The bank takes the money, the browser hears nothing of it, and the shop is told by the provider. */
async function payAndVanish(page: Page, buyer: Buyer): Promise<string> {
  await payWindow(page).getByRole('button', { name: 'Pay, then close the browser now' }).click()
  await expect(payWindow(page).getByText('The browser is gone')).toBeVisible()
  await expect.poll(async () => (await ordersOf(page.request, buyer))[0]?.payment_status).toBe('paid')
  const [order] = await ordersOf(page.request, buyer)
  return order?.order_number ?? ''
}

/** Another tab of the same browser: what the first one kept for itself is gone when it is closed. */
async function comeBack(page: Page, path: string): Promise<Page> {
  const later = await page.context().newPage()
  await later.goto(path)
  await untilAwake(later)
  return later
}

test('who comes back after a payment whose end no page heard finds a cart without what was bought', async ({
  page,
  request,
  buyer,
}) => {
  const [chair, stool] = [await piece(request, 'hasimara-spindle-chair'), await piece(request, 'siliguri-chowki-stool')]
  await arrive(page, { person: buyer, cart: [line(chair, 2)] })
  await openPayment(page)
  await test.step('meanwhile another tab puts more into it', async () => {
    const other = await comeBack(page, '/contact')
    await other.evaluate(
      (lines) => localStorage.setItem('saalghar_cart', lines),
      JSON.stringify([line(chair, 3), line(stool)]),
    )
    await other.close()
  })
  const number = await payAndVanish(page, buyer)
  await page.close()

  const later = await comeBack(page, '/about')
  await expect(later.getByText(`Order ${number} is paid. What it holds has left your cart.`)).toBeVisible()
  await expect(later.getByTestId('cart-badge')).toHaveText('2')
  expect(await storedCart(later)).toEqual([line(chair), line(stool)])
  await later.reload()
  await untilAwake(later)
  await expect(later.getByTestId('cart-badge')).toHaveText('2')
})

test(
  'the checkout leads who comes back to the order that is paid, before the same is paid again',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await openPayment(page)
    const number = await payAndVanish(page, buyer)
    await page.close()

    const later = await comeBack(page, '/checkout')
    await expect(later).toHaveURL(new RegExp(`/order-confirmation/${number}$`))
    await expect(later.getByRole('heading', confirmed)).toBeVisible()
    await expect(later.getByTestId('cart-badge')).toBeHidden()
    expect(await storedCart(later)).toEqual([])
    await later.goto('/orders')
    await expect(later.getByRole('main').getByRole('listitem').first()).toContainText(number)
  },
)

test(
  'an order that still waits for its money is offered with Pay now also after the browser was closed',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await openPayment(page)
    const [order] = await ordersOf(request, buyer)
    await page.close()

    const later = await comeBack(page, '/checkout')
    const pending = later.getByRole('region', { name: 'Payment pending' })
    await expect(pending).toContainText(order?.order_number ?? '')
    await pending.getByRole('button', { name: 'Pay now' }).click()
    await payByUpi(later)
    await expect(later.getByRole('heading', confirmed)).toBeVisible()
    await expect(later.getByTestId('cart-badge')).toBeHidden()
  },
)

test(
  'a checkout that was open all the while opens no second payment for what is paid',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await openPayment(page)
    await payWindow(page).getByRole('button', { name: 'Close payment' }).click()
    const before = await ordersOf(request, buyer)
    const order = before[0] as OrderJson
    await test.step('the bank takes the money late, and the wish has changed', async () => {
      await payElsewhere(request, buyer, order)
      await expect.poll(async () => (await ordersOf(request, buyer))[0]?.payment_status).toBe('paid')
      await page.getByLabel(/^Order Notes/).fill('Ring twice')
    })
    await payButton(page).click()
    await expect(page.getByRole('heading', confirmed)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/order-confirmation/${order.order_number}$`))
    expect((await ordersOf(request, buyer)).length).toBe(before.length)
    expect(await storedCart(page)).toEqual([])
  },
)
