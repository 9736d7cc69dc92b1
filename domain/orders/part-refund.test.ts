import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Paise, paise, rupees, sumPaise } from '#domain/money/paise.ts'
import { leftToShip } from '#domain/orders/fulfilment.ts'
import {
  decidePartRefund,
  leftAway,
  leftToRefund,
  paidFor,
  type RefundableLine,
  suggestedRefund,
} from '#domain/orders/part-refund.ts'

const line = (change: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 1,
  quantity: 3,
  cancelledQuantity: 0,
  shippedQuantity: 0,
  totalPrice: rupees(3000),
  discountAmount: paise(0),
  refundedQuantity: 0,
  ...change,
})
const account = (captured: Paise, refunded = paise(0)) => ({ captured, refunded })
const one = { orderItemId: 1, quantity: 1, isRestocked: true, hadLeft: false }

const share = fc.nat({ max: 1000 })

/** Any line, whatever has become of its pieces. */
const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    price: fc.integer({ min: 0, max: 5_000_000 }),
    shares: fc.tuple(share, share, share, share),
  })
  .map(({ quantity, price, shares: [off, shipped, cancelled, back] }) => {
    const shippedQuantity = Math.floor((quantity * shipped) / 1000)
    const cancelledQuantity = Math.floor(((quantity - shippedQuantity) * cancelled) / 1000)
    const refundedQuantity = cancelledQuantity + Math.floor((shippedQuantity * back) / 1000)
    const discountAmount = paise(Math.floor((price * off) / 1000))
    return line({
      quantity,
      totalPrice: paise(price),
      discountAmount,
      shippedQuantity,
      cancelledQuantity,
      refundedQuantity,
    })
  })

describe('what a piece was paid at', () => {
  test('₹100 for three is ₹33.33, ₹33.33 and ₹33.34', () => {
    const three = { totalPrice: rupees(100) }
    expect([0, 1, 2].map((refundedQuantity) => paidFor(line({ ...three, refundedQuantity }), 1))).toEqual([
      3333, 3333, 3334,
    ])
  })

  test('one by one the pieces add back to what was paid for the line, after its discount', () => {
    fc.assert(
      fc.property(anyLine, (some) => {
        const each = Array.from({ length: some.quantity }, (_, before) =>
          paidFor({ ...some, refundedQuantity: before }, 1),
        )
        return sumPaise(each) === some.totalPrice - some.discountAmount && each.every((amount) => amount >= 0)
      }),
    )
  })

  test('what is suggested never exceeds what the payment still holds', () => {
    fc.assert(
      fc.property(anyLine, fc.nat({ max: 60 }), fc.nat({ max: 6_000_000 }), (some, quantity, left) => {
        const amount = suggestedRefund([some], [{ orderItemId: 1, quantity }], paise(20_000), account(paise(left)))
        return amount >= 0 && amount <= left
      }),
    )
  })

  test('the delivery is a line of its own', () => {
    const whole = account(rupees(3200))
    expect(suggestedRefund([line()], [one], paise(0), whole)).toBe(rupees(1000))
    expect(suggestedRefund([line()], [one], rupees(200), whole)).toBe(rupees(1200))
  })
})

describe('a part refund', () => {
  test('never takes more pieces than are left, nor more money than is there', () => {
    fc.assert(
      fc.property(
        anyLine,
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 100_000 }),
        (some, quantity, hadLeft, amount) => {
          const held = account(paise(60_000), paise(10_000))
          const wanted = { amount: paise(amount), pieces: [{ ...one, quantity, hadLeft }] }
          const decided = decidePartRefund([some], wanted, held)
          if (!decided.ok) return true
          const [piece] = decided.value.pieces
          const cancelled = piece?.cancelled ?? 0
          const away = quantity - cancelled
          return (
            quantity <= leftToRefund(some) &&
            cancelled <= leftToShip(some) &&
            away <= leftAway(some) &&
            decided.value.amount <= 50_000
          )
        },
      ),
    )
  })

  test('pieces that are still here are not packed any more', () => {
    const some = line({ shippedQuantity: 1 })
    const decided = decidePartRefund([some], { amount: rupees(1000), pieces: [one] }, account(rupees(3000)))
    expect(decided).toMatchObject({ ok: true, value: { pieces: [{ cancelled: 1 }], endsShipping: false } })
  })

  test('the last piece that was here ends the shipping of an order that left in part', () => {
    const some = line({ quantity: 2, shippedQuantity: 1 })
    const decided = decidePartRefund([some], { amount: rupees(1000), pieces: [one] }, account(rupees(2000)))
    expect(decided).toMatchObject({ ok: true, value: { endsShipping: true } })
  })

  test('pieces that had left stay shipped', () => {
    const some = line({ quantity: 2, shippedQuantity: 1 })
    const pieces = [{ ...one, hadLeft: true }]
    expect(decidePartRefund([some], { amount: rupees(1), pieces }, account(rupees(2000)))).toMatchObject({
      ok: true,
      value: { pieces: [{ cancelled: 0 }], endsShipping: false },
    })
    const two = [{ ...one, quantity: 2, hadLeft: true }]
    expect(decidePartRefund([some], { amount: rupees(1), pieces: two }, account(rupees(2000)))).toEqual({
      ok: false,
      error: { code: 'more_than_refundable', index: 0, left: 1 },
    })
  })

  test('who wants nothing to leave cancels instead', () => {
    const pieces = [{ ...one, quantity: 3 }]
    expect(decidePartRefund([line()], { amount: rupees(3000), pieces }, account(rupees(3000)))).toEqual({
      ok: false,
      error: { code: 'cancel_instead' },
    })
  })

  test('money alone can go back, without a piece', () => {
    const wanted = { amount: rupees(500), pieces: [] }
    expect(decidePartRefund([line()], wanted, account(rupees(3000)))).toMatchObject({ ok: true, value: { pieces: [] } })
    expect(decidePartRefund([line()], wanted, account(rupees(3000), rupees(2600)))).toEqual({
      ok: false,
      error: { code: 'above_captured', refundable: rupees(400) },
    })
  })

  test('a piece of another order, and one named twice, are refused', () => {
    const held = account(rupees(3000))
    const refusal = { ok: false, error: { code: 'unknown_piece', index: 0 } }
    const foreign = [{ ...one, orderItemId: 9 }]
    expect(decidePartRefund([line()], { amount: rupees(1), pieces: foreign }, held)).toEqual(refusal)
    expect(decidePartRefund([line()], { amount: rupees(1), pieces: [one, one] }, held)).toMatchObject({
      error: { index: 1 },
    })
  })
})
