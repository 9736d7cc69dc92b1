import { expect, test } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { openRateLimiter } from './rate-limit.ts'

const { pool } = await testDb()

test('two processes share one count', async () => {
  const [one, other] = [openRateLimiter(pool), openRateLimiter(pool)]
  const outcomes: (number | null)[] = []
  for (let call = 0; call < 22; call++) outcomes.push(await (call % 2 ? one : other).consume('login', '10.0.0.7'))
  expect(outcomes.filter((wait) => wait === null)).toHaveLength(20)
  expect(outcomes.at(-1)).toBeGreaterThan(0)
})

test('another address is not held back', async () => {
  expect(await openRateLimiter(pool).consume('login', '10.0.0.8')).toBeNull()
})

test('who proved to be right starts anew', async () => {
  const limiter = openRateLimiter(pool)
  for (let call = 0; call < 20; call++) await limiter.consume('reset', 'right')
  await limiter.forgive('reset', 'right')
  expect(await limiter.consume('reset', 'right')).toBeNull()
})

test('an address that asks too much is told how long to wait', async () => {
  const { app } = await testShop({ limitScale: 0.01 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject('/api/openapi.json')))
  const refused = answers.find((answer) => answer.statusCode === 429)
  expect(refused?.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('a forged X-Forwarded-For does not buy new attempts', async () => {
  const { app } = await testShop({ limitScale: 0.01 })
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const headers = { 'x-forwarded-for': `203.0.113.${at}` }
      return (await app.inject({ url: '/api/openapi.json', headers })).statusCode
    }),
  )
  expect(statuses).toContain(429)
})
