import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#server/seed/people.ts'

/** Logging in is limited per quarter of an hour, so one token serves all tests of a shop. */
const tokens = new Map<string, Promise<string>>()

export async function logIn(page: Page, request: APIRequestContext, shopUrl: string): Promise<string> {
  const token = tokens.get(shopUrl) ?? fetchToken(request)
  tokens.set(shopUrl, token)
  const value = await token
  await page.addInitScript((text) => localStorage.setItem('auth_token', text), value)
  return value
}

async function fetchToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/login', { data: { email: DEMO_CUSTOMER, password: DEMO_PASSWORD } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { token: string } }).data.token
}

/** One piece in the cart, so that the checkout has something to show. */
export async function fillCart(page: Page): Promise<void> {
  const cart = JSON.stringify([{ product_id: 1, quantity: 1, options: {} }])
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [CART_STORAGE_KEY, cart] as const)
}
