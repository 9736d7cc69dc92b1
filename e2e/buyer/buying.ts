import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { OrderJson } from '#domain/api/orders.ts'
import { test as shopTest } from '../support/shop-test.ts'
import { registered, type Person } from './person.ts'

export type Buyer = Person & { token: string }
type Line = { product_id: number; quantity: number; options: Record<string, string> }
type WorkerFixtures = {
  /** Registering is limited, so the tests of one worker share a person; each looks only at its own orders. */
  buyer: Buyer
  /** Has one order in every state (demo data). */
  ananya: Buyer
}

export const test = shopTest.extend<object, WorkerFixtures>({
  buyer: [
    async ({ shop, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: shop.url })
      await use(await registered(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  ananya: [
    async ({ shop, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: shop.url })
      const person = { name: 'Ananya Sen', email: 'customer@saalghar.example', password: 'saalghar-demo' }
      const answer = await request.post('/api/login', { data: person })
      const { data } = (await answer.json()) as { data: { token: string } }
      await use({ ...person, token: data.token })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Before the first page opens: who is logged in, and what lies in the cart. Later loads keep what the shopper did. */
export async function arrive(page: Page, { person, cart }: { person?: Buyer; cart?: Line[] }): Promise<void> {
  await page.addInitScript(
    ([token, lines]) => {
      if (sessionStorage.getItem('test-arrived')) return
      sessionStorage.setItem('test-arrived', 'yes')
      if (token) localStorage.setItem('auth_token', token)
      if (lines) localStorage.setItem('saalghar_cart', lines)
    },
    [person?.token ?? null, cart ? JSON.stringify(cart) : null] as const,
  )
}

type Piece = { id: number; name: string; stock_quantity: number }

export async function piece(request: APIRequestContext, slug: string): Promise<Piece> {
  const answer = await request.get(`/api/products/${slug}`)
  return ((await answer.json()) as { data: Piece }).data
}

export const line = ({ id }: Pick<Piece, 'id'>, quantity = 1, options: Record<string, string> = {}): Line => ({
  product_id: id,
  quantity,
  options,
})

export const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('saalghar_cart') ?? '[]'))

export async function openCart(page: Page) {
  await page.getByRole('button', { name: /^Shopping cart/ }).click()
  return page.getByRole('dialog', { name: 'Shopping Cart' })
}

export const HOME = {
  name: 'Asha Rai',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postal_code: '734001',
}

/** What a logged-in person still has to type: name and email are there, the PIN brings city and state. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill(HOME.phone)
  await page.getByLabel('Address', { exact: true }).fill(HOME.address)
  await page.getByLabel('Postal Code').fill(HOME.postal_code)
}

export const payButton = (page: Page) => page.getByRole('main').locator('button[type=submit]')
export const payWindow = (page: Page) => page.frameLocator('iframe[title^="Payment window"]')

export async function payByUpi(page: Page): Promise<void> {
  await payWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
}

/** From the filled cart to the open payment window. */
export async function openPayment(page: Page): Promise<void> {
  await page.goto('/checkout')
  await fillAddress(page)
  await payButton(page).click()
  await expect(payWindow(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

export async function ordersOf(request: APIRequestContext, { token }: Buyer): Promise<OrderJson[]> {
  const answer = await request.get('/api/orders', { headers: bearer(token) })
  return ((await answer.json()) as { data: OrderJson[] }).data
}

/** An unpaid order, without the screens. */
export async function unpaidOrder(request: APIRequestContext, { token }: Buyer, slug: string): Promise<OrderJson> {
  const answer = await request.post('/api/orders', {
    headers: bearer(token),
    data: { items: [line(await piece(request, slug))], billing_address: HOME },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: OrderJson }).data
}

/** The money arrives although no browser of the shopper says so. */
export async function payElsewhere(request: APIRequestContext, { token }: Buyer, { id }: OrderJson): Promise<void> {
  const opened = await request.post('/api/razorpay/create-order', { headers: bearer(token), data: { order_id: id } })
  const { data } = (await opened.json()) as { data: { key: string; razorpay_order_id: string } }
  const paid = await request.post('/simulator/razorpay/checkout/payments', {
    data: { key: data.key, order_id: data.razorpay_order_id, method: 'upi', vpa: 'success@razorpay' },
  })
  expect(paid.ok()).toBe(true)
}

export async function paidOrder(request: APIRequestContext, buyer: Buyer, slug: string): Promise<OrderJson> {
  const order = await unpaidOrder(request, buyer, slug)
  await payElsewhere(request, buyer, order)
  await expect
    .poll(async () => (await ordersOf(request, buyer)).find(({ id }) => id === order.id)?.payment_status)
    .toBe('paid')
  return order
}
