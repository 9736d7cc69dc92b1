import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { deliveryEstimate } from '#domain/shipping/delivery-estimate.ts'

const sundayNight = new Date('2026-11-15T20:00:00Z')

test('a shopper in Kalimpong sees dates and cost, counted from the day it is in India', () => {
  expect(deliveryEstimate('734301', rupees(4800), sundayNight)).toEqual({
    kind: 'served',
    city: 'Kalimpong',
    charge: rupees(200),
    standard: { earliest: '2026-11-24', latest: '2026-12-02' },
    express: { earliest: '2026-11-19', latest: '2026-11-24' },
  })
})

test('beyond the area the charge is the same and no date is promised', () => {
  expect(deliveryEstimate('700016', rupees(5000), sundayNight)).toEqual({ kind: 'outside', city: 'Kolkata', charge: 0 })
  expect(deliveryEstimate('0', rupees(5000), sundayNight)).toEqual({ kind: 'not_a_pin' })
})
