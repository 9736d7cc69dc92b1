import { expect, test } from 'vitest'
import { CANCELLATION_REFUND_DAYS, refundDaysText, RETURN_REFUND_DAYS } from '#domain/orders/refund-timelines.ts'

test('a return is refunded in the times of the return policy, a cancellation in its own', () => {
  expect(refundDaysText(RETURN_REFUND_DAYS)).toContain('3-5 days for UPI and 5-7 days for cards')
  expect(refundDaysText(CANCELLATION_REFUND_DAYS)).toContain('2-3 days for UPI and 3-5 days for cards')
})
