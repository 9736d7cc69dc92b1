import { expect, test } from 'vitest'
import { paise } from '#domain/money/paise.ts'
import { failuresFor, failureWords } from './failures.ts'

test('a refund says how much and for which order', () => {
  const failure = {
    kind: 'refund',
    amount: paise(50_000),
    orderNumber: 'SLG-1',
    isUnanswered: false,
    failure: 'No funds',
  } as const
  expect(failureWords(failure)).toMatchObject({ title: 'Refund of ₹500 for order SLG-1', detail: 'No funds' })
  expect(failureWords({ ...failure, isUnanswered: true }).advice).toContain('paid out once')
})

test('work that fails again and again is one line with a count', () => {
  const words = failureWords({ kind: 'job', queue: 'restock.tell', times: 3, failure: 'no connection' })
  expect(words).toMatchObject({ title: 'Telling customers that a piece is back', detail: 'no connection (3 times)' })
})

test('only who may pay out settles refunds', () => {
  expect(failuresFor({ role: 'staff', permissions: ['manage_orders'] })).toEqual(['mail', 'webhook', 'job'])
  expect(failuresFor({ role: 'staff', permissions: ['refund_payments'] })).toEqual(['refund'])
})
