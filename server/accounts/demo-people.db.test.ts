import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { DEMO_PASSWORD, demoLogins, SEED_PEOPLE } from '#server/seed/people.ts'
import { seedShop } from '#server/seed/seed.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'
import { hashPassword } from './hash-password.ts'
import { caller, logInPerson, PASSWORD, registerPerson, type TestPerson } from './testing/people.ts'

const OWNER = 'owner@saalghar.example'
const KNOWN_CODE = /\b\d{6}\b/

let shop: TestShop
let demo: TestPerson
let customer: TestPerson

beforeAll(async () => {
  shop = await testShop()
  await seedShop(shop.db, { now: shop.clock.now(), hashPassword })
  demo = await logInPerson(shop, OWNER, DEMO_PASSWORD)
  customer = await registerPerson(shop, 'real@example.com')
  await shop.runJobs()
})

/** The same shop on the same data with other settings: what `npm start` does with DEMO=off. */
async function inLiveShop(visit: () => Promise<void>): Promise<void> {
  const { config } = shop.deps
  config.demo = false
  try {
    await visit()
  } finally {
    config.demo = true
  }
}

test('every seeded person is marked, and nobody else', async () => {
  const marked = await shop.db.select({ email: users.email }).from(users).where(eq(users.isDemo, true))
  expect(marked.map(({ email }) => email).toSorted()).toEqual(SEED_PEOPLE.map(({ email }) => email).toSorted())
})

test('a database from before is marked by the migration: it names every seeded address', async () => {
  const file = path.join(import.meta.dirname, '../db/migrations/0009_demo_people.sql')
  const sql = await readFile(file, 'utf8')
  for (const { email } of SEED_PEOPLE) expect(sql).toContain(`'${email}'`)
})

test('outside the demo the printed password opens nothing, and says no more than any wrong one', async () => {
  await inLiveShop(async () => {
    for (const { email } of demoLogins) {
      const answer = await caller(shop.app)('POST', '/api/login', { email, password: DEMO_PASSWORD })
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials'])
    }
    await expect(logInPerson(shop, customer.user.email, PASSWORD)).resolves.toBeDefined()
  })
})

test('an old session of a demo person is worth nothing there, that of a customer is', async () => {
  await inLiveShop(async () => {
    expect((await caller(shop.app)('GET', '/api/user', undefined, demo)).status).toBe(401)
    expect((await caller(shop.app)('GET', '/api/user', undefined, customer)).status).toBe(200)
  })
  expect((await caller(shop.app)('GET', '/api/user', undefined, demo)).status).toBe(200)
})

test('neither a code nor a reset link is sent to demo people', async () => {
  await inLiveShop(async () => {
    shop.mails.length = 0
    for (const email of [OWNER, customer.user.email]) {
      await caller(shop.app)('POST', '/api/login/code', { email })
      await caller(shop.app)('POST', '/api/forgot-password', { email })
    }
    await shop.runJobs()
    expect(shop.mails.map(({ to }) => to)).toEqual([customer.user.email, customer.user.email])
  })
})

test('a code or a reset link from the demo does not work afterwards', async () => {
  shop.mails.length = 0
  await caller(shop.app)('POST', '/api/login/code', { email: OWNER })
  await caller(shop.app)('POST', '/api/forgot-password', { email: OWNER })
  await shop.runJobs()
  const texts = shop.mails.map(({ text }) => text)
  const code = texts.map((text) => KNOWN_CODE.exec(text)?.[0]).find(Boolean)
  const token = texts.map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
  expect([code, token]).not.toContain(undefined)
  await inLiveShop(async () => {
    const withCode = await caller(shop.app)('POST', '/api/login/code/verify', { email: OWNER, code })
    expect([withCode.status, withCode.body.code]).toEqual([401, 'wrong_code'])
    const password = 'another password'
    const reset = await caller(shop.app)('POST', '/api/reset-password', {
      token,
      password,
      password_confirmation: password,
    })
    expect([reset.status, reset.body.code]).toEqual([410, 'link_ended'])
  })
})
