import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, deliveryWindow, isBusinessDay } from '#domain/shipping/delivery-date.ts'
import { STANDARD_BUSINESS_DAYS } from '#domain/shipping/policy.ts'
import { addDays, isoDate } from '#domain/time/ist.ts'

const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays(isoDate('2026-01-01'), days))

test('ordered on Monday 16 November, standard delivery comes between 24 November and 2 December', () => {
  expect(deliveryWindow(isoDate('2026-11-16'), STANDARD_BUSINESS_DAYS)).toEqual({
    earliest: '2026-11-24',
    latest: '2026-12-02',
  })
})

test('Saturday and Monday are worked, the Sunday between them is not', () => {
  expect(['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => isBusinessDay(isoDate(day)))).toEqual([
    true,
    false,
    true,
  ])
  expect(addBusinessDays(isoDate('2026-11-14'), 1)).toBe('2026-11-16')
})

test('nothing is delivered on a Sunday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      expect(isBusinessDay(addBusinessDays(day, days))).toBe(true)
    }),
  )
})

test('between order and delivery lie exactly the promised working days', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      const end = addBusinessDays(day, days)
      let worked = 0
      for (let date = addDays(day, 1); date <= end; date = addDays(date, 1)) worked += isBusinessDay(date) ? 1 : 0
      expect(worked).toBe(days)
    }),
  )
})
