import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { decideRefund, refundable } from '#domain/orders/refund.ts'

test('a refund above what is left is refused and says what is left', () => {
  expect(decideRefund({ captured: rupees(5000), refunded: rupees(4000) }, rupees(1500))).toEqual({
    ok: false,
    error: { code: 'above_captured', refundable: rupees(1000) },
  })
})

test('the last refund is the one that empties the payment', () => {
  const account = { captured: rupees(5000), refunded: rupees(4000) }
  expect(decideRefund(account, rupees(1000))).toEqual({ ok: true, value: { amount: rupees(1000), isFull: true } })
  expect(decideRefund(account, rupees(999))).toMatchObject({ ok: true, value: { isFull: false } })
})

test('nothing is refunded twice over, whatever is asked in whatever order', () => {
  const amount = fc.integer({ min: -100, max: 10_000_00 }).map(paise)
  fc.assert(
    fc.property(amount, fc.array(amount), (captured, asked) => {
      let refunded = paise(0)
      for (const wanted of asked) {
        const decision = decideRefund({ captured, refunded }, wanted)
        if (decision.ok) refunded = paise(refunded + decision.value.amount)
      }
      expect(refunded).toBeLessThanOrEqual(Math.max(0, captured))
      expect(refundable({ captured, refunded })).toBe(Math.max(0, captured - refunded))
    }),
  )
})

test('a refund of nothing is none, and an emptied payment gives nothing more', () => {
  const nothing = { ok: false, error: { code: 'nothing_to_refund' } }
  expect(decideRefund({ captured: rupees(5000), refunded: paise(0) }, paise(0))).toEqual(nothing)
  expect(decideRefund({ captured: rupees(5000), refunded: rupees(5000) }, paise(1))).toEqual(nothing)
})
