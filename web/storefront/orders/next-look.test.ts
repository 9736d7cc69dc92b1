import { expect, test } from 'vitest'
import { nextLook } from './next-look.ts'

const unpaid = { status: 'pending', payment_status: 'pending', is_owner: true, can_pay: true, refunds: [] } as const
const paid = { ...unpaid, status: 'processing', payment_status: 'paid', can_pay: false } as const

test('an unpaid order is looked at every two seconds, after two minutes less often', () => {
  expect(nextLook(unpaid, 1)).toBe(2_000)
  expect(nextLook(unpaid, 61)).toBe(15_000)
})

test('money on its way back is looked for every two seconds, after a minute less often', () => {
  const cancelled = { ...paid, status: 'cancelled', refunds: [{ status: 'requested' }] } as const
  expect(nextLook(cancelled, 1)).toBe(2_000)
  expect(nextLook(cancelled, 30)).toBe(2_000)
  expect(nextLook(cancelled, 31)).toBe(15_000)
})

test('a paid order is left in peace, unless money is on its way back', () => {
  expect(nextLook(paid, 1)).toBe(false)
  expect(nextLook({ ...paid, refunds: [{ status: 'pending' }] }, 1)).toBe(2_000)
  expect(nextLook({ ...paid, refunds: [{ status: 'processed' }] }, 1)).toBe(false)
})

test('a stranger does not watch', () => {
  expect(nextLook({ ...unpaid, is_owner: false }, 1)).toBe(false)
  expect(nextLook(undefined, 0)).toBe(false)
})
