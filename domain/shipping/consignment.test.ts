import { expect, test } from 'vitest'
import { consignmentOf } from '#domain/shipping/consignment.ts'
import { CUSTOM_ORDER_WEEKS } from '#domain/shipping/range.ts'

const stool = { weightGrams: 4000, isCustom: false, quantity: 2 }
const bed = { weightGrams: 60_000, isCustom: true, quantity: 1 }

test('what stands in the store is weighed, and nobody waits for it', () => {
  expect(consignmentOf([stool], CUSTOM_ORDER_WEEKS)).toEqual({ weightKg: 8, isMadeToOrder: false })
})

test('a piece made to order takes the weeks of the policy, or its own', () => {
  expect(consignmentOf([stool, bed], CUSTOM_ORDER_WEEKS)).toMatchObject({
    isMadeToOrder: true,
    making: CUSTOM_ORDER_WEEKS,
  })
  expect(consignmentOf([{ ...bed, makingWeeks: 3 }], CUSTOM_ORDER_WEEKS).making).toEqual({ min: 3, max: 3 })
})

test('an order waits for the piece that takes longest', () => {
  const both = consignmentOf([bed, { ...bed, makingWeeks: 12 }, { ...stool, makingWeeks: 40 }], CUSTOM_ORDER_WEEKS)
  expect(both.making).toEqual({ min: 12, max: 12 })
  expect(consignmentOf([bed, { ...bed, makingWeeks: 5 }], CUSTOM_ORDER_WEEKS).making).toEqual({ min: 5, max: 8 })
})
