import { expect, test } from 'vitest'
import { deliveryLines } from './delivery-lines.ts'

const monday = new Date('2026-11-16T06:00:00Z')

test('a shopper in Siliguri reads two dates and what it costs', () => {
  const [when, cost] = deliveryLines('734001', 4000, false, monday)
  expect(when).toMatch(/^Brought to Siliguri 734001 between Tue,? 24 Nov and Wed,? 2 Dec\.$/)
  expect(cost).toMatch(/^Delivery costs ₹200\. Express from Thu,? 19 Nov/)
})

test('from five thousand rupees delivery is free', () => {
  expect(deliveryLines('734001', 5000, false, monday)[1]).toMatch(/^Delivery is free\./)
})

test('what is begun when it is ordered takes four to eight weeks', () => {
  expect(deliveryLines('734001', 5000, true, monday)[0]).toMatch(/14 Dec and .*11 Jan/)
})

test('outside the area no date is promised', () => {
  expect(deliveryLines('400001', 5000, false, monday).join(' ')).not.toMatch(/between/)
})
