import { expect, test, vi } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { logInPerson } from '#server/accounts/testing/people.ts'
import { buildApp } from '#server/app.ts'
import { cutConnections, openLine } from '#server/db/connect.ts'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { seedShop } from '#server/seed/seed.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
await seedShop(shop.db, { now: shop.clock.now(), hashPassword })
const enquiry = { kind: 'contact', name: 'Asha', email: 'asha@example.com', subject: 'A bed', message: 'How long?' }
const ask = () => shop.app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry })

/** As a full disk does it: what is there can be read, and nothing is taken in. */
async function setTakesNothing(isOn: boolean): Promise<void> {
  const admin = openLine({ ...shop.connection, database: 'postgres' })
  await admin.connect()
  await admin.query(
    `alter database ${String(shop.connection.database)} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
  )
  await admin.end()
  // The setting counts for new lines.
  cutConnections(shop.pool)
  await vi.waitFor(() => expect(shop.pool.totalCount).toBe(0))
}

test('where nothing can be written people look around, whoever sends something is told when to come back, and readyz knows', async () => {
  const customer = await logInPerson(shop, 'customer@saalghar.example', DEMO_PASSWORD)
  shop.clock.advance(10 * 60_000)
  await setTakesNothing(true)
  for (const url of [
    '/api/products',
    '/api/products?color=Moss&min_price=4321',
    '/api/rooms',
    '/products?max_price=7654',
  ])
    expect((await shop.app.inject(url)).statusCode, url).toBe(200)
  expect((await shop.app.inject({ url: '/api/orders', headers: customer.headers })).statusCode).toBe(200)

  const refused = await ask()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' })
  const ready = await shop.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database takes nothing in' }])

  await setTakesNothing(false)
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
  expect((await ask()).statusCode).toBe(201)
})

test('while the database is away nobody waits for it, and what was shown before is still shown', async () => {
  let isAway = false
  const { app, pages } = await buildApp(shop.deps, {
    root: '.',
    serveBuiltAssets: false,
    isClosing: () => false,
    isDatabaseAway: () => isAway,
    limitScale: 1000,
  })
  expect((await app.inject('/products')).statusCode).toBe(200)
  isAway = true
  pages.trust(false)
  const api = await app.inject('/api/products')
  expect([api.statusCode, api.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/products')).statusCode).toBe(200)
  for (const url of ['/product/terai-coffee-table', '/products?search=lamp', '/blog']) {
    const unseen = await app.inject(url)
    expect([unseen.statusCode, unseen.headers['retry-after']], url).toEqual([503, '5'])
  }
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'database unreachable' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})
