import { expect, test } from 'vitest'
import { TICKET_NUMBER_BYTES, ticketNumber } from '#domain/content/ticket-number.ts'

test('a ticket reads TKT- and eight letters, different for different chance', () => {
  expect(ticketNumber(new Uint8Array(TICKET_NUMBER_BYTES))).toBe('TKT-00000000')
  expect(ticketNumber(Uint8Array.of(255, 255, 255, 255, 255))).toBe('TKT-ZZZZZZZZ')
  expect(() => ticketNumber(new Uint8Array(4))).toThrow(RangeError)
})
