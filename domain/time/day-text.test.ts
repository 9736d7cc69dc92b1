import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayText, dayTextOf, monthText, shortDayText } from '#domain/time/day-text.ts'
import { isoDate, istDate } from '#domain/time/ist.ts'

test('a day reads as people in India write it', () => {
  expect(dayText(isoDate('2026-11-05'))).toBe('5 November 2026')
  expect(monthText(isoDate('2026-11-05'))).toBe('November 2026')
  expect(shortDayText(isoDate('2026-11-23'))).toBe('Mon, 23 Nov')
})

test('a moment belongs to its day in India', () => {
  expect(dayTextOf('2026-11-04T18:29:59Z')).toBe('4 November 2026')
  expect(dayTextOf('2026-11-04T18:30:00Z')).toBe('5 November 2026')
})

test('every day reads as the language of the shop writes it', () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' })
  const long = intl({ day: 'numeric', month: 'long', year: 'numeric' })
  const month = intl({ month: 'long', year: 'numeric' })
  const short = intl({ weekday: 'short', day: 'numeric', month: 'short' })
  const moments = fc.date({ min: new Date('1983-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (at) => {
      expect(dayText(istDate(at))).toBe(long.format(at))
      expect(monthText(istDate(at))).toBe(month.format(at))
      expect(shortDayText(istDate(at))).toBe(short.format(at))
    }),
  )
})
