import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { registerPerson } from './testing/people.ts'

const PASSWORD = 'not the right one'

test('tries against one account are limited, from however many addresses they come', async () => {
  const shop = await testShop({ limitScale: 1 })
  await registerPerson(shop, 'target@example.com')
  const statuses: number[] = []
  for (let n = 0; n < 24; n += 1) {
    const remoteAddress = `10.0.${n}.1`
    const payload = { email: n % 2 ? 'target@example.com' : ' Target@Example.com', password: PASSWORD }
    statuses.push((await shop.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress })).statusCode)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('a changing X-Forwarded-For does not make a new address', async () => {
  const shop = await testShop({ limitScale: 1 })
  const statuses: number[] = []
  for (let n = 0; n < 25; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` }
    const payload = { email: `nobody${n}@example.com`, password: PASSWORD }
    const answer = await shop.app.inject({ method: 'POST', url: '/api/login', payload, headers })
    statuses.push(answer.statusCode)
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('behind a trusted proxy each visitor has their own count', async () => {
  const shop = await testShop({ limitScale: 1, env: { TRUST_PROXY: '127.0.0.1' } })
  const tryFrom = (visitor: string, n: number) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: `nobody${n}@example.com`, password: PASSWORD },
      headers: { 'x-forwarded-for': visitor },
    })
  for (let n = 0; n < 20; n += 1) await tryFrom('203.0.113.7', n)
  expect((await tryFrom('203.0.113.7', 21)).statusCode).toBe(429)
  expect((await tryFrom('203.0.113.8', 22)).statusCode).toBe(401)
})

test('a right password clears the count of the account', async () => {
  const shop = await testShop({ limitScale: 1 })
  await registerPerson(shop, 'typo@example.com')
  let address = 0
  const tryWith = (password: string) => {
    address += 1
    const payload = { email: 'typo@example.com', password }
    return shop.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: `10.1.0.${address}` })
  }
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 15; n += 1) expect((await tryWith(PASSWORD)).statusCode).toBe(401)
    expect((await tryWith('correct horse')).statusCode).toBe(200)
  }
})

test('a storm of logins is turned away with a time to come back, and the rest of the shop answers', async () => {
  const shop = await testShop()
  const storm = Array.from({ length: 120 }, (_, n) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: `storm${n}@example.com`, password: PASSWORD },
    }),
  )
  const start = Date.now()
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
  expect(Date.now() - start).toBeLessThan(3_000)
  const answers = await Promise.all(storm)
  const busy = answers.filter((answer) => answer.statusCode === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]?.headers['retry-after']).toBe('5')
  expect(busy[0]?.json()).toMatchObject({ success: false, code: 'busy' })
  expect(answers.every((answer) => [401, 503].includes(answer.statusCode))).toBe(true)
}, 60_000)
