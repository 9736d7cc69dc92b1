import { beforeAll, expect, test } from 'vitest'
import { validateAddress } from '#domain/orders/address.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { DELIVERY_ZONES } from '#domain/shipping/delivery-zones.ts'
import { zoneOfPin } from '#domain/shipping/delivery-plan.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'
import { countStatements } from '#server/db/testing/count-statements.ts'
import { testDb } from '#server/db/testing/test-db.ts'
import { seededRandom } from '#server/seed/week/seeded-random.ts'
import { weekCustomers } from '#server/seed/week/customers.ts'
import { WEEK_PLACES } from '#server/seed/week/places.ts'
import { seedShop } from '#server/seed/seed.ts'
import { checkInvariants } from './invariants.ts'

const NOW = new Date('2026-11-16T12:00:00+05:30')
const { db, pool } = await testDb()
let statements = 0

const rowsOf = async <Row extends Record<string, unknown>>(sql: string) => (await pool.query<Row>(sql)).rows
const one = async (sql: string) => Object.values((await rowsOf(sql))[0] ?? {})[0]

beforeAll(async () => {
  const hashPassword = async () => 'nobody logs in with this'
  statements = await countStatements(() => seedShop(db, { now: NOW, hashPassword, withDemoWeek: true }))
})

test('money, stock and papers of the demo’s weeks hold every law of the shop', async () => {
  // One mail of the demo did not leave, so that the desk has a failure to show.
  const violations = await checkInvariants(pool, { now: NOW })
  expect(violations.filter(({ what }) => !what.includes(':again-demo)'))).toEqual([])
})

test('three hundred orders over sixty days, in every state', async () => {
  expect(
    await one(
      `select count(*)::int from orders where created_at > '${NOW.toISOString()}'::timestamptz - interval '61 days'`,
    ),
  ).toBeGreaterThanOrEqual(300)
  expect(await one(`select count(*)::int from orders where created_at > '${NOW.toISOString()}'`)).toBe(0)
  const byStatus = await rowsOf<{ status: string; count: number }>(
    'select status, count(*)::int from orders group by 1',
  )
  expect(new Set(byStatus.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES))
  for (const { status, count } of byStatus) expect(count, status).toBeGreaterThanOrEqual(4)
  expect(
    await one('select count(*)::int from orders where packed_at is not null and shipped_at is null'),
  ).toBeGreaterThan(3)
  expect(await rowsOf('select distinct status from return_requests order by 1')).toHaveLength(4)
  expect(await one('select count(*)::int from order_notes')).toBeGreaterThan(10)
  expect(await one(`select count(*)::int from enquiries where status = 'open'`)).toBe(4)
})

test('no date lies in the future or before its cause', async () => {
  const wrong = `select order_number from orders where paid_at < created_at or packed_at < paid_at or shipped_at < packed_at
    or delivered_at < shipped_at or greatest(paid_at, packed_at, shipped_at, delivered_at, cancelled_at) > '${NOW.toISOString()}'`
  expect(await rowsOf(wrong)).toEqual([])
})

test('an order that nobody paid is younger than a day, as the shop would have left it', async () => {
  const old = `select order_number from orders o join users u on u.id = o.user_id where status = 'pending' and u.email ~ '\\d@'
    and o.created_at < '${NOW.toISOString()}'::timestamptz - interval '1 day'`
  expect(await rowsOf(old)).toEqual([])
})

test('every invented customer has an address that the checkout takes, and every zone has some', () => {
  const customers = weekCustomers(seededRandom(7))
  for (const { address } of customers)
    expect(validateAddress(address), address.email).toEqual({ ok: true, value: address })
  expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length)
  expect(new Set(WEEK_PLACES.map(({ pin }) => zoneOfPin(pin, SHOP_DELIVERY)?.name))).toEqual(
    new Set(DELIVERY_ZONES.map(({ name }) => name)),
  )
})

test('everybody of the demo carries its mark, and nobody is told of what was filled in', async () => {
  expect(await one('select count(*)::int from users where not is_demo')).toBe(0)
  expect(await one('select count(*)::int from desk_events')).toBe(0)
})

test('it is filled in bulk', () => {
  expect(statements).toBeLessThan(100)
})
