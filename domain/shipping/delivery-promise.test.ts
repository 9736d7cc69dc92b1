import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessDay } from '#domain/shipping/delivery-date.ts'
import { deliveryPromise } from '#domain/shipping/delivery-promise.ts'
import { addDays, isoDate } from '#domain/time/ist.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'

const monday = isoDate('2026-11-16')
const promise = (pin: string, more = {}) =>
  deliveryPromise({ pin, weightKg: 40, isMadeToOrder: false, ...more }, monday, SHOP_DELIVERY)

test('the van brings it to Siliguri, a carrier to Kolkata, and what is light goes by courier', () => {
  expect(promise('734001')).toMatchObject({ value: { by: 'van', earliest: '2026-11-25', latest: '2026-12-03' } })
  expect(promise('700016')).toMatchObject({ value: { by: 'carrier', earliest: '2026-11-27', latest: '2026-12-07' } })
  expect(promise('700016', { weightKg: 2 })).toMatchObject({ value: { by: 'courier', earliest: '2026-11-21' } })
  expect(promise('734001', { weightKg: 2 })).toMatchObject({ value: { by: 'van' } })
})

test('a weight that nobody recorded goes the slower way', () => {
  expect(promise('700016', { weightKg: 0 })).toMatchObject({ value: { by: 'carrier' } })
})

test('express is offered where our van goes, and not for what must be made first', () => {
  expect(promise('734001')).toMatchObject({ value: { express: { earliest: '2026-11-19' } } })
  expect(promise('110001')).toMatchObject({ value: { express: null } })
  expect(promise('734001', { isMadeToOrder: true })).toMatchObject({ value: { express: null } })
})

test('made to order takes four to eight weeks, and the longer road on top', () => {
  const made = { isMadeToOrder: true }
  expect(promise('734001', made)).toMatchObject({ value: { earliest: '2026-12-14', latest: '2027-01-11' } })
  expect(promise('400050', made)).toMatchObject({ value: { earliest: '2026-12-21', latest: '2027-01-20' } })
})

test('where we do not go there is no date', () => {
  expect(promise('744101')).toEqual({ ok: false, error: { code: 'not_deliverable', pin: '744101' } })
})

test('every promise is a span of two working days in the future', () => {
  const anyPin = fc.integer({ min: 100_000, max: 999_999 }).map(String)
  const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays(isoDate('2026-01-01'), days))
  fc.assert(
    fc.property(anyPin, anyDay, fc.boolean(), fc.nat({ max: 200 }), (pin, day, isMadeToOrder, weightKg) => {
      const promised = deliveryPromise({ pin, isMadeToOrder, weightKg }, day, SHOP_DELIVERY)
      if (!promised.ok) return
      const { earliest, latest } = promised.value
      expect(day < earliest && earliest <= latest).toBe(true)
      expect(isBusinessDay(earliest, SHOP_DELIVERY) && isBusinessDay(latest, SHOP_DELIVERY)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
