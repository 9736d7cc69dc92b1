import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideShipment, leftToShip } from './fulfilment.ts'

const chairs = { id: 1, quantity: 4, cancelledQuantity: 1, shippedQuantity: 1 }
const table = { id: 2, quantity: 1, cancelledQuantity: 0, shippedQuantity: 0 }

test('without a choice everything that is still here leaves', () => {
  expect(decideShipment([chairs, table], null)).toEqual({
    ok: true,
    value: {
      pieces: [
        { orderItemId: 1, quantity: 2 },
        { orderItemId: 2, quantity: 1 },
      ],
      isLast: true,
    },
  })
})

test('some pieces may leave before the others', () => {
  const part = decideShipment([chairs, table], [{ orderItemId: 2, quantity: 1 }])
  expect(part).toMatchObject({ ok: true, value: { isLast: false } })
})

test('what was refunded or has left does not leave again', () => {
  expect(decideShipment([chairs, table], [{ orderItemId: 1, quantity: 3 }])).toEqual({
    ok: false,
    error: { code: 'more_than_left', index: 0, left: 2 },
  })
  expect(decideShipment([chairs], [{ orderItemId: 9, quantity: 1 }])).toEqual({
    ok: false,
    error: { code: 'unknown_piece', index: 0 },
  })
  expect(decideShipment([{ ...table, shippedQuantity: 1 }], null)).toEqual({
    ok: false,
    error: { code: 'nothing_to_ship' },
  })
})

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 20 }), cancelled: fc.nat(20), shipped: fc.nat(20) })
  .map(({ quantity, cancelled, shipped }) => {
    const cancelledQuantity = Math.min(cancelled, quantity)
    return { quantity, cancelledQuantity, shippedQuantity: Math.min(shipped, quantity - cancelledQuantity) }
  })

test('however often one ships, no piece leaves twice and none is forgotten', () => {
  const lines = fc.array(anyLine, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(lines, fc.array(fc.nat(20), { maxLength: 30 }), (raw, choices) => {
      const state = raw.map((line, index) => ({ ...line, id: index + 1 }))
      const before = state.map(leftToShip)
      for (const choice of choices) {
        const at = choice % state.length
        const decided = decideShipment(state, [{ orderItemId: at + 1, quantity: 1 }])
        const line = state[at]
        if (decided.ok && line) line.shippedQuantity += 1
      }
      const rest = decideShipment(state, null)
      const last = rest.ok ? rest.value.pieces.reduce((sum, { quantity }) => sum + quantity, 0) : 0
      const shipped = state.reduce((sum, line, index) => sum + (before[index] ?? 0) - leftToShip(line), 0)
      return shipped + last === before.reduce((sum, left) => sum + left, 0)
    }),
  )
})
