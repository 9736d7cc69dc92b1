import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, deliveryWindow, isBusinessDay, onBusinessDay } from '#domain/shipping/delivery-date.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'
import { HOLIDAYS } from '#domain/shipping/holidays.ts'
import { STANDARD_BUSINESS_DAYS } from '#domain/shipping/policy.ts'
import { addDays, isoDate } from '#domain/time/ist.ts'

const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays(isoDate('2026-01-01'), days))
const ordinaryWeeks = { ...SHOP_DELIVERY, holidays: [] }

test('ordered on Monday 16 November, standard delivery steps over the holiday of the 24th', () => {
  const ordered = isoDate('2026-11-16')
  expect(deliveryWindow(ordered, STANDARD_BUSINESS_DAYS, SHOP_DELIVERY)).toEqual({
    earliest: '2026-11-25',
    latest: '2026-12-03',
  })
  expect(deliveryWindow(ordered, STANDARD_BUSINESS_DAYS, ordinaryWeeks)).toEqual({
    earliest: '2026-11-24',
    latest: '2026-12-02',
  })
})

test('Saturday and Monday are worked, the Sunday between them and Republic Day are not', () => {
  expect(
    ['2026-11-14', '2026-11-15', '2026-11-16', '2027-01-26'].map((day) => isBusinessDay(isoDate(day), SHOP_DELIVERY)),
  ).toEqual([true, false, true, false])
  expect(addBusinessDays(isoDate('2026-11-14'), 1, SHOP_DELIVERY)).toBe('2026-11-16')
  expect(onBusinessDay(isoDate('2026-11-15'), SHOP_DELIVERY)).toBe('2026-11-16')
  expect(onBusinessDay(isoDate('2026-11-16'), SHOP_DELIVERY)).toBe('2026-11-16')
})

test('both years have the three national holidays or a Sunday in their place', () => {
  for (const year of ['2026', '2027'])
    for (const day of ['01-26', '08-15', '10-02'])
      expect(isBusinessDay(isoDate(`${year}-${day}`), SHOP_DELIVERY)).toBe(false)
  expect(HOLIDAYS.size).toBeGreaterThan(30)
})

test('nothing is delivered on a Sunday or a holiday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      expect(isBusinessDay(addBusinessDays(day, days, SHOP_DELIVERY), SHOP_DELIVERY)).toBe(true)
    }),
  )
})

test('a holiday never brings a date forward', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      expect(addBusinessDays(day, days, SHOP_DELIVERY) >= addBusinessDays(day, days, ordinaryWeeks)).toBe(true)
    }),
  )
})

test('between order and delivery lie exactly the promised working days', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, days) => {
      const end = addBusinessDays(day, days, SHOP_DELIVERY)
      let worked = 0
      for (let date = addDays(day, 1); date <= end; date = addDays(date, 1))
        worked += isBusinessDay(date, SHOP_DELIVERY) ? 1 : 0
      expect(worked).toBe(days)
    }),
  )
})
