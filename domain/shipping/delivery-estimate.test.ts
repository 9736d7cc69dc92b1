import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'
import { deliveryEstimate } from '#domain/shipping/delivery-estimate.ts'

const sundayNight = new Date('2026-11-15T20:00:00Z')
const estimate = (pin: string, amount: number) =>
  deliveryEstimate({ pin, itemsTotal: rupees(amount), weightKg: 30, isMadeToOrder: false }, sundayNight, SHOP_DELIVERY)

test('a shopper in Kalimpong sees dates and cost, counted from the day it is in India', () => {
  expect(estimate('734301', 4800)).toMatchObject({
    kind: 'served',
    city: 'Kalimpong',
    charge: rupees(200),
    promise: {
      earliest: '2026-11-25',
      latest: '2026-12-03',
      express: { earliest: '2026-11-19', latest: '2026-11-25' },
    },
  })
})

test.each(['734001', '700016', '110001', '400050', '737101', '799001'])(
  'to %s the charge is the same as everywhere: free from ₹5,000, else ₹200',
  (pin) => {
    expect(estimate(pin, 5000)).toMatchObject({ kind: 'served', charge: 0 })
    expect(estimate(pin, 4999)).toMatchObject({ kind: 'served', charge: rupees(200) })
  },
)

test('where we do not go we say so, and what is no PIN gets no answer', () => {
  expect(estimate('744101', 5000)).toEqual({ kind: 'not_served' })
  expect(estimate('0', 5000)).toEqual({ kind: 'not_a_pin' })
})
