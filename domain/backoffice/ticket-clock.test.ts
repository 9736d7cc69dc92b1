import { expect, test } from 'vitest'
import { isOverdue, ticketClock } from './ticket-clock.ts'

const at = (text: string) => new Date(text)

test('a message waits 48 hours at most, to the minute', () => {
  const { acknowledgeBy, settleBy } = ticketClock('contact', at('2026-11-16T10:00:00Z'))
  expect(acknowledgeBy).toEqual(at('2026-11-18T10:00:00Z'))
  expect(settleBy).toBeNull()
  expect(isOverdue(acknowledgeBy, at('2026-11-18T10:00:00Z'))).toBe(false)
  expect(isOverdue(acknowledgeBy, at('2026-11-18T10:01:00Z'))).toBe(true)
})

test('a complaint is settled within a month, also when the next month is short', () => {
  expect(ticketClock('grievance', at('2026-11-16T10:00:00Z')).settleBy).toEqual(at('2026-12-16T10:00:00Z'))
  expect(ticketClock('grievance', at('2027-01-31T10:00:00Z')).settleBy).toEqual(at('2027-02-28T10:00:00Z'))
})
