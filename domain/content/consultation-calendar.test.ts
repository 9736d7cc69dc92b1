import { expect, test } from 'vitest'
import { consultationCalendar } from '#domain/content/consultation-calendar.ts'
import { shop } from '#domain/company/shop.ts'

const appointment = {
  ticket: 'TKT-7M2K9QXA',
  startsAt: new Date('2026-11-20T11:00:00+05:30'),
  bookedAt: new Date('2026-11-16T09:15:30+05:30'),
  place: 'showroom',
} as const
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('the hour stands in the calendar as it was booked, in universal time', () => {
  const file = unfolded(consultationCalendar(appointment, shop))
  expect(file).toContain('DTSTART:20261120T053000Z\r\n')
  expect(file).toContain('DTEND:20261120T063000Z\r\n')
  expect(file).toContain('DTSTAMP:20261116T034530Z\r\n')
  expect(file).toContain('UID:TKT-7M2K9QXA@')
})

test('a showroom visit names the address, a video call does not', () => {
  expect(unfolded(consultationCalendar(appointment, shop))).toContain(
    String.raw`LOCATION:1 Demo House\, Hill Cart Road\, Siliguri`,
  )
  expect(unfolded(consultationCalendar({ ...appointment, place: 'video' }, shop))).toContain('LOCATION:Video call\r\n')
})

test('every line ends as calendars want it and is short enough for them', () => {
  const lines = consultationCalendar(appointment, shop).split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75 && !line.includes('\n'))).toBe(true)
})

test('a moved or cancelled hour replaces the one in the calendar: same id, higher number', () => {
  const moved = unfolded(consultationCalendar({ ...appointment, sequence: 2 }, shop))
  expect(moved).toContain('SEQUENCE:2\r\n')
  const cancelled = unfolded(consultationCalendar({ ...appointment, sequence: 3, isCancelled: true }, shop))
  expect(cancelled).toContain('METHOD:CANCEL\r\n')
  expect(cancelled).toContain('STATUS:CANCELLED\r\n')
  expect(cancelled).toContain('UID:TKT-7M2K9QXA@')
})
