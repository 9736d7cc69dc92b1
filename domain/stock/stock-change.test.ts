import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideStockChange, type HeldFor } from './stock-change.ts'

const held = (orderId: number, quantity: number): HeldFor => ({ orderId, orderNumber: `SLG-${orderId}`, quantity })

test('a count books the difference, a delivery what came, a correction what is said', () => {
  const level = { onHand: 9, held: 0 }
  expect(decideStockChange(level, { kind: 'count', counted: 7 }, [], false)).toMatchObject({
    value: { reason: 'count', delta: -2 },
  })
  expect(decideStockChange(level, { kind: 'receive', quantity: 4 }, [], false)).toMatchObject({
    value: { reason: 'delivery', delta: 4 },
  })
  expect(decideStockChange(level, { kind: 'correct', delta: -1 }, [], false)).toMatchObject({
    value: { reason: 'correction', delta: -1 },
  })
})

test('nobody takes away more than is there', () => {
  expect(decideStockChange({ onHand: 2, held: 0 }, { kind: 'correct', delta: -3 }, [], true)).toEqual({
    ok: false,
    error: { code: 'more_than_there', onHand: 2 },
  })
})

test('fewer than are held: the newest orders come short, and only as many as must', () => {
  const holds = [held(3, 1), held(2, 2), held(1, 2)]
  const count = { kind: 'count', counted: 3 } as const
  expect(decideStockChange({ onHand: 5, held: 5 }, count, holds, false)).toEqual({
    ok: false,
    error: { code: 'below_held', level: 3, held: 5, short: [held(3, 1), held(2, 2)] },
  })
  expect(decideStockChange({ onHand: 5, held: 5 }, count, holds, true)).toMatchObject({
    value: { delta: -2, released: [held(3, 1), held(2, 2)] },
  })
})

test('whatever is found, what stays set aside is there', () => {
  const anyHolds = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 })
  fc.assert(
    fc.property(anyHolds, fc.nat(20), fc.nat(40), (sizes, free, counted) => {
      const holds = sizes.map((quantity, at) => held(at + 1, quantity))
      const all = sizes.reduce((sum, size) => sum + size, 0)
      const onHand = all + free
      const decided = decideStockChange({ onHand, held: all }, { kind: 'count', counted }, holds, true)
      if (!decided.ok) return false
      const kept = all - decided.value.released.reduce((sum, { quantity }) => sum + quantity, 0)
      return onHand + decided.value.delta === counted && kept <= counted
    }),
  )
})
