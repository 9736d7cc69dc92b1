import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOLD_TERMS, holdUntil, isHoldOver } from '#domain/orders/hold.ts'
import { available, demandByPiece, isSamePiece, leftOf } from '#domain/orders/stock.ts'

const count = fc.integer({ min: 0, max: 1000 })

test('what is held cannot be sold again, and stock never shows below zero', () => {
  expect(available({ onHand: 10, held: 3 })).toBe(7)
  expect(available({ onHand: 2, held: 3 })).toBe(0)
})

const anyLines = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 5 }),
    variantId: fc.option(fc.integer({ min: 1, max: 3 })),
    quantity: count,
  }),
)

test('demand over lines adds up to the pieces wanted', () => {
  fc.assert(
    fc.property(anyLines, (wanted) => {
      const total = demandByPiece(wanted).reduce((sum, line) => sum + line.quantity, 0)
      expect(total).toBe(wanted.reduce((sum, line) => sum + line.quantity, 0))
    }),
  )
})

test('each colour of a piece is asked for once, with all that its lines want', () => {
  fc.assert(
    fc.property(anyLines, (wanted) => {
      const demand = demandByPiece(wanted)
      for (const piece of demand) {
        expect(demand.filter((other) => isSamePiece(other, piece))).toHaveLength(1)
        const lines = wanted.filter((line) => isSamePiece(line, piece))
        expect(piece.quantity).toBe(lines.reduce((sum, line) => sum + line.quantity, 0))
      }
    }),
  )
})

const plain = { productId: 1, onHand: 4, held: 1, variants: [] }
const sofa = {
  productId: 2,
  onHand: 9,
  held: 3,
  variants: [
    { variantId: 20, onHand: 6, held: 3 },
    { variantId: 21, onHand: 3, held: 0 },
  ],
}

test.each([
  [{ productId: 1, variantId: null }, 3],
  [{ productId: 2, variantId: 20 }, 3],
  [{ productId: 2, variantId: 21 }, 3],
  [{ productId: 2, variantId: 22 }, 0],
  [{ productId: 2, variantId: null }, 0],
  [{ productId: 3, variantId: null }, 0],
])('of %j %i are left: each colour has its own', (piece, left) => {
  expect(leftOf([plain, sofa], piece)).toBe(left)
})

test('a hold lasts twenty minutes to the millisecond', () => {
  const placed = new Date('2026-11-15T10:00:00Z')
  expect(holdUntil(placed, HOLD_TERMS)).toEqual(new Date('2026-11-15T10:20:00Z'))
  expect(isHoldOver(holdUntil(placed, HOLD_TERMS), new Date('2026-11-15T10:19:59.999Z'))).toBe(false)
  expect(isHoldOver(holdUntil(placed, HOLD_TERMS), new Date('2026-11-15T10:20:00Z'))).toBe(true)
})
