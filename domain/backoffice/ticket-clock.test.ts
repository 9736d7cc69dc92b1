import { expect, test } from 'vitest'
import { isOverdue, ticketClock, ticketDue } from './ticket-clock.ts'

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

const opened = at('2026-11-16T10:00:00Z')
const complaint = { kind: 'grievance', openedAt: opened, waitingSince: opened } as const

test('the nearest deadline counts: first the answer, then the month of a complaint, then none', () => {
  expect(ticketDue({ ...complaint, status: 'open' })).toEqual(at('2026-11-18T10:00:00Z'))
  expect(ticketDue({ ...complaint, status: 'answered' })).toEqual(at('2026-12-16T10:00:00Z'))
  expect(ticketDue({ ...complaint, status: 'closed' })).toBeNull()
  expect(ticketDue({ ...complaint, kind: 'contact', status: 'answered' })).toBeNull()
})

test('who writes again waits anew, and a complaint never longer than its month', () => {
  const again = { ...complaint, status: 'open' } as const
  expect(ticketDue({ ...again, waitingSince: at('2026-11-20T08:00:00Z') })).toEqual(at('2026-11-22T08:00:00Z'))
  expect(ticketDue({ ...again, waitingSince: at('2026-12-16T09:00:00Z') })).toEqual(at('2026-12-16T10:00:00Z'))
})
