import { DAY } from '#domain/time/durations.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'
import { sweepExpired } from './sweep-expired.ts'
import { caller, PASSWORD, registerPerson } from './testing/people.ts'

const shop = await testShop()
const { app, db, deps, clock, runJobs } = shop
const call = caller(app)

async function left() {
  const { rows } = await db.execute<Record<'signIns' | 'links' | 'sessions' | 'limits' | 'farewells', number>>(sql`
    select (select count(*)::int from google_sign_ins) as "signIns", (select count(*)::int from one_time_links) as links,
      (select count(*)::int from sessions) as sessions, (select count(*)::int from rate_limits) as limits,
      (select count(*)::int from mails where template = 'account-deleted' and "to" <> '') as farewells`)
  return rows[0]
}

test('what has run out goes, what still counts stays', async () => {
  const gone = await registerPerson(shop, 'gone@example.com')
  await registerPerson(shop, 'stays@example.com')
  await call('GET', '/api/auth/google?browser=b')
  await call('DELETE', '/api/user', { password: PASSWORD }, gone)
  await runJobs()
  const before = await left()
  expect(before).toMatchObject({ signIns: 1, links: 1, sessions: 1, farewells: 1 })
  expect(before?.limits).toBeGreaterThan(0)

  await sweepExpired.work(deps, {})
  expect(await left()).toEqual(before)
  clock.advance(60 * DAY)
  await sweepExpired.work(deps, {})
  expect(await left()).toEqual({ signIns: 0, links: 0, sessions: 1, limits: 0, farewells: 0 })
  clock.advance(400 * DAY)
  await sweepExpired.work(deps, {})
  expect((await left())?.sessions).toBe(0)
})
