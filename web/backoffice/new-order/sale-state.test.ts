import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shop } from '#domain/company/shop.ts'
import { isWholePaise } from '#domain/money/paise.ts'
import { ADVANCE_TEXT } from '#domain/orders/order-money.ts'
import { advanceProblem, basketOf, leftToPay, NEW_SALE, NO_BUYER, saleProblems } from './sale-state.ts'

test('an advance is held against the price as soon as that is known', () => {
  expect(advanceProblem({ advance: '' }, 900)).toBeNull()
  expect(advanceProblem({ advance: '512.20' }, 900)).toBeNull()
  expect(advanceProblem({ advance: '1,500' }, undefined)).toBeNull()
  expect(advanceProblem({ advance: '900' }, 900)).toBe(ADVANCE_TEXT)
  expect(advanceProblem({ advance: 'abc' }, 900)).toMatch(/^Must be between/)
})

test('₹512.20 of ₹900 leave ₹387.80, and whatever is paid leaves whole paise', () => {
  expect(leftToPay(900, 512.2)).toBe(387.8)
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => whole / 100)
  fc.assert(fc.property(amount, amount, (total, paid) => isWholePaise(leftToPay(total, paid))))
})

test.each([
  ['₹500', 500],
  ['1 500', 1500],
  ['1,500', 1500],
  ['-500', undefined],
  ['abc', undefined],
  ['', undefined],
])('a discount typed as %j takes off %j', (amount, off) =>
  expect(basketOf({ ...NEW_SALE, discount: { amount, reason: '' } }).discount?.amount).toBe(off),
)

test('all that is missing is said at once; who takes the pieces along need not say where they live', () => {
  const discount = { amount: '500', reason: ' ' }
  const missing = saleProblems({ ...NEW_SALE, discount }, shop.address)
  expect(Object.keys(missing)).toEqual(['name', 'phone', 'reason'])
  const buyer = { ...NO_BUYER, name: 'Pemba Lama', phone: '9832055555', gstin: 'wrong' }
  expect(Object.keys(saleProblems({ ...NEW_SALE, buyer }, shop.address))).toEqual(['gstin', 'company_name'])
  const delivered = saleProblems({ ...NEW_SALE, buyer, handover: 'deliver' }, shop.address)
  expect(Object.keys(delivered)).toEqual(['address', 'city', 'state', 'postal_code', 'gstin', 'company_name'])
})
