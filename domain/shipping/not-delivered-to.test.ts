import { expect, test } from 'vitest'
import { DELIVERY_ZONES } from '#domain/shipping/delivery-zones.ts'
import { notDeliveredTo } from '#domain/shipping/not-delivered-to.ts'

test('the policy names what lies in no zone', () => {
  expect(notDeliveredTo(DELIVERY_ZONES)).toBe('the Andaman and Nicobar Islands, Lakshadweep and army post offices')
  const withoutFar = DELIVERY_ZONES.filter(({ key }) => key !== 'far')
  expect(notDeliveredTo(withoutFar)).toContain('Ladakh, Lakshadweep, Manipur')
})

test('a state of which a zone takes a part is not named', () => {
  const all = [...DELIVERY_ZONES, { pins: ['744'], states: ['31' as const] }]
  expect(notDeliveredTo(all)).toBe('army post offices')
})
