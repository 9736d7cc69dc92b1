import { expect, test } from 'vitest'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { caller, registerPerson } from './testing/people.ts'

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

const DEVICE = { 'x-device-id': 'a-browser-of-the-owner-1' }

test('nobody is locked out by strangers: a known browser has tries of its own, and a fresh code lets in from a new one', async () => {
  const shop = await testShop({ limitScale: 1 })
  await registerPerson(shop, 'owner@example.com')
  let visitor = 0
  const send = (url: string, payload: object, headers: Record<string, string> = {}) => {
    visitor += 1
    return shop.app.inject({ method: 'POST', url, payload, headers, remoteAddress: `10.9.${visitor % 200}.1` })
  }
  const right = { email: 'owner@example.com', password: 'correct horse' }
  expect((await send('/api/login', right, DEVICE)).statusCode).toBe(200)
  for (let n = 0; n < 30; n += 1) await send('/api/login', { ...right, password: PASSWORD })

  const stranger = await send('/api/login', right)
  expect(stranger.statusCode).toBe(429)
  expect(stranger.json<{ message: string }>().message).toContain('code by mail')
  expect((await send('/api/login', right, DEVICE)).statusCode).toBe(200)

  for (let n = 0; n < 30; n += 1) await send('/api/login', { ...right, password: PASSWORD })
  const fresh = { 'x-device-id': 'a-new-browser-of-hers-22' }
  expect((await send('/api/login/code', { email: right.email }, fresh)).statusCode).toBe(200)
  await shop.runJobs()
  const code = /\b\d{6}\b/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 8; n += 1) {
    const guess = await send('/api/login/code/verify', { email: right.email, code: wrong })
    expect(guess.statusCode).toBe(401)
  }
  // The strangers have used their tries up, also for the right code; she has hers.
  expect((await send('/api/login/code/verify', { email: right.email, code })).statusCode).toBe(401)
  expect((await send('/api/login/code/verify', { email: right.email, code }, fresh)).statusCode).toBe(200)
}, 60_000)

test('a code of somebody else does not make hers worthless, and five wrong tries use one up', async () => {
  const shop = await testShop()
  await registerPerson(shop, 'asked@example.com')
  const post = (url: string, payload: object, headers = {}) =>
    shop.app.inject({ method: 'POST', url, payload, headers })
  shop.mails.length = 0
  await post('/api/login/code', { email: 'asked@example.com' }, DEVICE)
  await shop.runJobs()
  const hers = /\b\d{6}\b/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? ''
  await post('/api/login/code', { email: 'asked@example.com' })
  await shop.runJobs()
  expect((await post('/api/login/code/verify', { email: 'asked@example.com', code: hers }, DEVICE)).statusCode).toBe(
    200,
  )
  await post('/api/login/code', { email: 'asked@example.com' }, DEVICE)
  await shop.runJobs()
  const next = /\b\d{6}\b/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? ''
  const wrong = next === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n += 1)
    await post('/api/login/code/verify', { email: 'asked@example.com', code: wrong }, DEVICE)
  expect((await post('/api/login/code/verify', { email: 'asked@example.com', code: next }, DEVICE)).statusCode).toBe(
    401,
  )
})

test('refusing a code costs the same work with an account and without', async () => {
  const shop = await testShop()
  await registerPerson(shop, 'somebody@example.com')
  const work = (email: string) =>
    countStatements(() => caller(shop.app)('POST', '/api/login/code/verify', { email, code: '123456' }))
  await work('warm@example.com')
  const without = await work('nobody@example.com')
  expect(await work('somebody@example.com')).toBe(without)
  await caller(shop.app)('POST', '/api/login/code', { email: 'somebody@example.com' })
  await shop.runJobs()
  expect(await work('somebody@example.com')).toBe(without)
})
