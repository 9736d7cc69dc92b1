import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { type CancellableOrder, cancellationTerms, shopCancellation } from '#domain/orders/cancellation.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'

const placedAt = new Date('2026-11-15T10:00:00Z')
const order: CancellableOrder = { status: 'processing', placedAt, captured: rupees(76_000), customInProduction: false }
const after = (hours: number, milliseconds = 0) => new Date(placedAt.getTime() + hours * 3_600_000 + milliseconds)
const terms = (asked: CancellableOrder, now: Date) => {
  const result = cancellationTerms(asked, now)
  return result.ok ? [result.value.fee, result.value.refund] : result.error.code
}

test.each([
  ['at once', after(0), [0, rupees(76_000)]],
  ['just inside two hours', after(2, -1), [0, rupees(76_000)]],
  ['at two hours', after(2), [rupees(7600), rupees(68_400)]],
  ['at twenty-four hours', after(24), [rupees(7600), rupees(68_400)]],
  ['a moment later', after(24, 1), 'too_late'],
])('%s', (_, now, expected) => {
  expect(terms(order, now)).toEqual(expected)
})

test('a custom piece in production costs a quarter once the free hours are over', () => {
  const custom = { ...order, customInProduction: true }
  expect(terms(custom, after(1))).toEqual([0, rupees(76_000)])
  expect(terms(custom, after(3))).toEqual([rupees(19_000), rupees(57_000)])
  expect(terms(custom, after(25))).toBe('too_late')
})

test('once shipped, nothing can be cancelled, however early', () => {
  expect(terms({ ...order, status: 'shipped' }, after(1))).toBe('already_shipped')
  expect(terms({ ...order, status: 'delivered' }, after(1))).toBe('already_shipped')
  expect(terms({ ...order, status: 'cancelled' }, after(1))).toBe('already_cancelled')
})

test('an unpaid order costs nothing and returns nothing', () => {
  expect(terms({ ...order, status: 'pending', captured: paise(0) }, after(5))).toEqual([0, 0])
})

const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  placedAt: fc.constant(placedAt),
  captured: fc.integer({ min: 0, max: 50_00_000_00 }).map(paise),
  customInProduction: fc.boolean(),
})

test('fee and refund always add back to what was paid, and waiting never makes it cheaper', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.double({ min: -1, max: 30, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (any, hours, more) => {
        const now = cancellationTerms(any, after(hours))
        const later = cancellationTerms(any, after(hours + more))
        if (now.ok) expect(now.value.fee + now.value.refund).toBe(any.captured)
        if (now.ok && later.ok) expect(later.value.fee).toBeGreaterThanOrEqual(now.value.fee)
        if (!now.ok) expect(later.ok).toBe(false)
      },
    ),
  )
})

test('the shop bears the same charge when it is the one to cancel', () => {
  expect(shopCancellation(order, after(5))).toEqual({ refund: rupees(76_000), compensation: rupees(7600) })
})
