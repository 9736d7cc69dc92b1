import { expect, test } from 'vitest'
import { clockText, isOpenAt, type WeekHours } from '#domain/time/week-hours.ts'

const day = { opens: 540, closes: 1200 }
const week: WeekHours = [null, day, day, day, day, day, day]

test('open from the first minute to just before the last, in Indian time', () => {
  expect(isOpenAt(week, new Date('2026-11-16T08:59:59+05:30'))).toBe(false)
  expect(isOpenAt(week, new Date('2026-11-16T09:00:00+05:30'))).toBe(true)
  expect(isOpenAt(week, new Date('2026-11-16T19:59:59+05:30'))).toBe(true)
  expect(isOpenAt(week, new Date('2026-11-16T20:00:00+05:30'))).toBe(false)
})

test('closed all Sunday', () => {
  expect(isOpenAt(week, new Date('2026-11-15T12:00:00+05:30'))).toBe(false)
})

test('times read as on a door', () => {
  expect([0, 540, 630, 720, 1200].map(clockText)).toEqual(['12AM', '9AM', '10:30AM', '12PM', '8PM'])
})
