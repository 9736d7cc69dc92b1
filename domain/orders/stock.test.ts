import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdUntil, isHoldOver } from '#domain/orders/hold.ts'
import { available, demandByProduct } from '#domain/orders/stock.ts'

const count = fc.integer({ min: 0, max: 1000 })

test('what is held cannot be sold again, and stock never shows below zero', () => {
  expect(available({ onHand: 10, held: 3 })).toBe(7)
  expect(available({ onHand: 2, held: 3 })).toBe(0)
})

test('demand over lines adds up to the pieces wanted', () => {
  const lines = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 5 }), quantity: count }))
  fc.assert(
    fc.property(lines, (wanted) => {
      const total = [...demandByProduct(wanted).values()].reduce((sum, quantity) => sum + quantity, 0)
      expect(total).toBe(wanted.reduce((sum, line) => sum + line.quantity, 0))
    }),
  )
})

test('a hold lasts twenty minutes to the millisecond', () => {
  const placed = new Date('2026-11-15T10:00:00Z')
  expect(holdUntil(placed)).toEqual(new Date('2026-11-15T10:20:00Z'))
  expect(isHoldOver(holdUntil(placed), new Date('2026-11-15T10:19:59.999Z'))).toBe(false)
  expect(isHoldOver(holdUntil(placed), new Date('2026-11-15T10:20:00Z'))).toBe(true)
})
