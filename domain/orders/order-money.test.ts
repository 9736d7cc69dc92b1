import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees, sumPaise } from '#domain/money/paise.ts'
import { decideAdvance, decideMoney, dueOf, isPartPaid, paymentsOf, receivedOf, spreadRefund } from './order-money.ts'

const order = { status: 'processing', totalAmount: rupees(25_000), paidBy: null, parts: [] } as const
const advance = { paymentId: 'counter_1', amount: rupees(5000) }

test('of ₹25,000 with ₹5,000 in advance ₹20,000 are due, and nothing once the rest is paid', () => {
  expect(dueOf(order)).toBe(rupees(25_000))
  const begun = { ...order, parts: [advance] }
  expect([receivedOf(begun), dueOf(begun), isPartPaid(begun)]).toEqual([rupees(5000), rupees(20_000), true])
  const whole = { ...begun, paidBy: 'pay_2' }
  expect([receivedOf(whole), dueOf(whole), isPartPaid(whole)]).toEqual([rupees(25_000), 0, false])
  expect(paymentsOf(whole)).toEqual([advance, { paymentId: 'pay_2', amount: rupees(20_000) }])
  expect(dueOf({ ...begun, status: 'cancelled' })).toBe(0)
})

test('an advance leaves something to pay, and nobody pays more than is due', () => {
  expect(decideAdvance(rupees(5000), rupees(4999)).ok).toBe(true)
  expect(decideAdvance(rupees(5000), rupees(5000))).toMatchObject({ error: { code: 'advance_too_high' } })
  const begun = { ...order, parts: [advance] }
  expect(decideMoney(begun, rupees(20_000))).toMatchObject({ value: 'rest' })
  expect(decideMoney(begun, rupees(100))).toMatchObject({ value: 'part' })
  expect(decideMoney(begun, rupees(20_001))).toMatchObject({ error: { code: 'more_than_due', due: rupees(20_000) } })
  expect(decideMoney(order, rupees(100))).toMatchObject({ error: { code: 'nothing_due' } })
})

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 5 })

test('the shares of a refund add up to it as long as there is so much, and no payment gives more than it holds', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 3_000_000 }), (held, asked) => {
      const left = held.map((amount, at) => ({ paymentId: `pay_${at}`, amount: paise(amount) }))
      const shares = spreadRefund(paise(asked), left)
      const whole = sumPaise(left.map(({ amount }) => amount))
      expect(sumPaise(shares.map(({ amount }) => amount))).toBe(Math.min(asked, whole))
      for (const share of shares)
        expect(share.amount).toBeLessThanOrEqual(
          left.find(({ paymentId }) => paymentId === share.paymentId)?.amount ?? -1,
        )
    }),
  )
})

test('the newest money goes back first', () => {
  const rest = { paymentId: 'pay_2', amount: rupees(20_000) }
  expect(spreadRefund(rupees(22_000), [advance, rest])).toEqual([rest, { ...advance, amount: rupees(2000) }])
})
