import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, atIst, isoDate, istClock, istDate, weekdayOf } from '#domain/time/ist.ts'

const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })

test('half past six in the evening in London is already the next day in Siliguri', () => {
  expect(istDate(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31')
  expect(istDate(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01')
})

test('the shop clock agrees with the calendar of Asia/Kolkata at every moment', () => {
  const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
  fc.assert(
    fc.property(anyMoment, (at) => {
      expect(istDate(at)).toBe(kolkata.format(at))
    }),
  )
})

test('a wall-clock time turned into a moment reads back the same', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 0, max: 1439 }), (at, minutes) => {
      const date = istDate(at)
      expect(istClock(atIst(date, minutes))).toEqual({ date, weekday: weekdayOf(date), minutes })
    }),
  )
})

test('the 30th of February is no day', () => {
  expect(() => isoDate('2026-02-30')).toThrow(RangeError)
  expect(() => isoDate('today')).toThrow(RangeError)
  expect(addDays(isoDate('2028-02-28'), 1)).toBe('2028-02-29')
  expect(addDays(isoDate('2026-01-01'), 365)).toBe('2027-01-01')
})
