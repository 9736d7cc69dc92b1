import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'

const REAL_KEYS = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' }

test('a shop with simulated payments shows the design system, and no search engine keeps it', async () => {
  const { app } = await testShop()
  const page = await app.inject('/dev/style')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Every part in every state.')
  expect(page.body).toMatch(/<meta name="robots" content="noindex/)
})

test('a shop that takes real money does not have it', async () => {
  const { app } = await testShop({ env: { ...REAL_KEYS, PUBLIC_URL: 'https://shop.example' } })
  expect((await app.inject('/dev/style')).statusCode).toBe(404)
  expect((await app.inject('/api/dev')).statusCode).toBe(404)
})
