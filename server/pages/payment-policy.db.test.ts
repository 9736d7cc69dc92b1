import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'

const KEYS = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'a-secret', RAZORPAY_WEBHOOK_SECRET: 'another-one' }
const PAYING = ['/checkout', '/orders', '/order-confirmation/SG-1']
const OTHERS = ['/', '/products', '/login', '/account', '/orders-of-yesterday', '/backoffice']

const withKeys = await testShop({ env: KEYS })
const demo = await testShop()
const ask = async (shop: typeof demo, url: string) => {
  const { headers, body } = await shop.app.inject({ url })
  return { policy: String(headers['content-security-policy']), comesAnew: body.includes('data-no-payment>') }
}

test.for(PAYING)("%s lets the payment provider's script in", async (url) => {
  const { policy, comesAnew } = await ask(withKeys, url)
  expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/)
  expect(comesAnew).toBe(false)
})

test.for(OTHERS)('%s does not, and says so to who goes on to pay', async (url) => {
  const { policy, comesAnew } = await ask(withKeys, url)
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('razorpay')
  expect(comesAnew).toBe(true)
})

test('a demo pays on its own address and fetches no page twice', async () => {
  for (const url of [...PAYING, ...OTHERS])
    expect(await ask(demo, url)).toMatchObject({ policy: expect.not.stringContaining('razorpay'), comesAnew: false })
})
