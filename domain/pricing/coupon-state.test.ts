import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { type Coupon, couponDiscount } from './coupon.ts'
import { couponState } from './coupon-state.ts'

const NOW = new Date('2026-11-17T10:00:00Z')
const before = new Date(NOW.getTime() - 1000)
const after = new Date(NOW.getTime() + 1000)
const RUNNING: Coupon = {
  id: 1,
  code: 'DIWALI',
  benefit: { kind: 'fixed', amount: rupees(100) },
  minimumItems: rupees(0),
  startsAt: before,
  endsAt: null,
  totalLimit: 5,
  perCustomerLimit: null,
  isActive: true,
}

const cases: [state: string, change: Partial<Coupon>, used: number][] = [
  ['running', {}, 4],
  ['scheduled', { startsAt: after }, 0],
  ['paused', { isActive: false }, 0],
  ['used_up', {}, 5],
  ['ended', { endsAt: NOW, isActive: false }, 5],
]

test.each(cases)('a coupon is %s', (state, change, used) => {
  expect(couponState({ ...RUNNING, ...change }, used, NOW)).toBe(state)
})

test('a coupon takes something off exactly while it is running', () => {
  for (const [state, change, used] of cases) {
    const taken = couponDiscount({ ...RUNNING, ...change }, { total: used, byCustomer: 0 }, rupees(1000), NOW)
    expect(taken.ok).toBe(state === 'running')
  }
})
