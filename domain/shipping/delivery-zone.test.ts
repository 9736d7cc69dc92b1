import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryZone } from '#domain/shipping/delivery-zone.ts'
import { stateOfPin } from '#domain/shipping/pin-code.ts'

test('Siliguri is delivered in 7-14 business days, express in 3-7', () => {
  expect(deliveryZone('734001')).toEqual({
    zone: 'siliguri',
    served: true,
    standard: { min: 7, max: 14 },
    express: { min: 3, max: 7 },
  })
})

test.each([
  ['734101', 'Darjeeling'],
  ['734301', 'Kalimpong'],
  ['735101', 'Jalpaiguri'],
  ['736101', 'Cooch Behar'],
  ['736121', 'Alipurduar'],
])('%s lies in the served district %s', (pin, district) => {
  expect(deliveryZone(pin)).toMatchObject({ zone: 'served_district', served: true, district })
})

test('Kolkata and Gangtok lie outside, Chopra is near enough', () => {
  expect(deliveryZone('700016')).toEqual({ zone: 'outside', served: false })
  expect(deliveryZone('737101')).toEqual({ zone: 'outside', served: false })
  expect(deliveryZone('733207')?.zone).toBe('near_siliguri')
})

test('every served PIN is a West Bengal PIN', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }).map(String), (pin) => {
      if (deliveryZone(pin)?.served) expect(stateOfPin(pin)).toBe('19')
    }),
  )
})

test('no PIN, no promise', () => {
  expect(deliveryZone('73400')).toBeUndefined()
  expect(deliveryZone('constructor')).toBeUndefined()
})
