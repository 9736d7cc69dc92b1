import { expect, test } from 'vitest'
import { SHOP_DELIVERY } from '#domain/shipping/shop-delivery.ts'
import { deliveryAnswer } from './delivery-lines.ts'

const monday = new Date('2026-11-16T06:00:00Z')
const answer = (pin: string, amount: number, isMadeToOrder = false) =>
  deliveryAnswer({ pin, amount, isMadeToOrder, weightKg: 30 }, monday, SHOP_DELIVERY)

test('a shopper in Siliguri reads two dates and what it costs', () => {
  expect(answer('734001', 4000).lines).toEqual([
    'Brought to Siliguri 734001 by our own van between Wed, 25 Nov and Thu, 3 Dec.',
    'Delivery costs ₹200. Express from Thu, 19 Nov on request.',
  ])
})

test('so does one in Mumbai, by carrier, and from five thousand rupees delivery is free', () => {
  expect(answer('400050', 5000).lines).toEqual([
    'Brought to Mumbai 400050 by carrier between Wed, 2 Dec and Sat, 12 Dec.',
    'Delivery is free.',
  ])
})

test('what is begun when it is ordered takes four to eight weeks', () => {
  expect(answer('734001', 5000, true).lines[0]).toMatch(/^Made for you .*14 Dec and .*11 Jan/)
})

test('where we do not deliver we say so plainly', () => {
  expect(answer('744101', 5000)).toMatchObject({ isServed: false })
  expect(answer('744101', 5000).lines[0]).toBe('We do not deliver to PIN 744101.')
  expect(answer('7441', 5000).lines).toEqual([])
})
