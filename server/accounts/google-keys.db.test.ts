import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { caller } from './testing/people.ts'

const paths = ['/simulator/google/.well-known/openid-configuration', '/simulator/google/o/oauth2/v2/auth']
const json = { accept: 'application/json' }

test('with Google keys there is no test provider', async () => {
  const { app } = await testShop({ env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' } })
  for (const url of paths) expect((await app.inject({ url, headers: json })).body).not.toContain('Test sign-in')
  expect((await app.inject(paths[0] ?? '')).statusCode).toBe(404)
  const methods = await caller(app)('GET', '/api/auth/methods')
  expect(methods.body.data).toEqual({ google: 'google' })
})

test('a shop that takes real money never has the test provider or the mail page', async () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret' }
  const { app } = await testShop({ env: keys })
  for (const url of [...paths, '/dev/mail']) expect((await app.inject(url)).statusCode).toBe(404)
  const begun = await caller(app)('GET', '/api/auth/google')
  expect([begun.status, begun.body.code]).toEqual([503, 'google_off'])
})
