import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { parcelSize, returnKindOf, type ReturnRequest, returnTerms } from '#domain/orders/return-policy.ts'

const request: ReturnRequest = {
  deliveredAt: new Date('2026-11-01T09:00:00+05:30'),
  reason: 'changed_mind',
  kind: 'ordinary',
  size: 'large',
  paid: rupees(20_000),
}
const code = (asked: ReturnRequest, now: Date) => {
  const terms = returnTerms(asked, now)
  return terms.ok ? 'ok' : terms.error.code
}

test('the seventh day after delivery still counts, to its last minute', () => {
  expect(code(request, new Date('2026-11-08T23:59:00+05:30'))).toBe('ok')
  expect(code(request, new Date('2026-11-09T00:00:00+05:30'))).toBe('window_over')
  expect(code({ ...request, deliveredAt: null }, new Date('2026-11-02T00:00:00Z'))).toBe('not_delivered')
})

test('what comes back is decided by the piece, not by a tax code', () => {
  expect(returnKindOf({ isCustom: false, returnKind: 'ordinary' })).toBe('ordinary')
  expect(returnKindOf({ isCustom: false, returnKind: 'mattress_or_pillow' })).toBe('mattress_or_pillow')
  expect(returnKindOf({ isCustom: true, returnKind: 'ordinary' })).toBe('custom')
})

test('a change of mind costs 15% and the way back', () => {
  expect(returnTerms(request, new Date('2026-11-02T00:00:00Z'))).toEqual({
    ok: true,
    value: { restockingFee: rupees(3000), returnShipping: rupees(500), refund: rupees(16_500) },
  })
})

test('a defect or our own mistake costs nothing, even on a custom piece', () => {
  for (const reason of ['defective', 'seller_error'] as const) {
    expect(returnTerms({ ...request, reason, kind: 'custom' }, new Date('2026-11-02T00:00:00Z'))).toMatchObject({
      ok: true,
      value: { refund: rupees(20_000), returnShipping: 0, restockingFee: 0 },
    })
  }
})

test.each(['custom', 'mattress_or_pillow', 'clearance'] as const)(
  '%s does not come back for a change of mind',
  (kind) => {
    expect(code({ ...request, kind }, new Date('2026-11-02T00:00:00Z'))).toBe('non_returnable')
  },
)

test('fee, way back and refund always add up to what was paid, and none is negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_00_000_00 }).map(paise), fc.nat(100), (paid, weight) => {
      const terms = returnTerms({ ...request, paid, size: parcelSize(weight) }, new Date('2026-11-02T00:00:00Z'))
      if (!terms.ok) throw new Error(terms.error.code)
      const { restockingFee, returnShipping, refund } = terms.value
      expect(restockingFee + returnShipping + refund).toBe(paid)
      expect(Math.min(restockingFee, returnShipping, refund)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the way back is priced by what two people can carry', () => {
  expect([15, 15.1, 40, 40.1].map(parcelSize)).toEqual(['small', 'medium', 'medium', 'large'])
})
