import { expect, test } from 'vitest'
import type pg from 'pg'
import { askForTime, databaseClock } from './database-clock.ts'

const poolAt = (ahead: number) =>
  ({ query: async () => ({ rows: [{ now: String(Date.now() + ahead) }] }) }) as unknown as pg.Pool
const off = (clock: { now(): Date }) => Math.abs(clock.now().getTime() - Date.now())

test("the shop goes by the database's clock, whatever its own machine says", async () => {
  const clock = databaseClock()
  await askForTime(poolAt(-50_000), clock)
  expect(off(clock)).toBeGreaterThan(49_000)
  expect(off(clock)).toBeLessThan(51_000)
})

test('later answers correct it', () => {
  const clock = databaseClock()
  const now = performance.now()
  clock.learn(Date.now() + 7_200_000, now, now)
  expect(off(clock)).toBeGreaterThan(7_000_000)
})

test.for([61_000, -7_200_000])('a machine that is %i ms off does not start, and is told which way', async (skew) => {
  const wrong = () => Date.now() + skew
  await expect(askForTime(poolAt(0), databaseClock(), wrong)).rejects.toThrow(skew > 0 ? /ahead of/ : /behind/)
})
