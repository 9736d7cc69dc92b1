import { expect, test } from 'vitest'
import { isoDate } from '#domain/time/ist.ts'
import { deskSearchWords, isLate } from './desk-list.ts'

test('a telephone number is found however it is typed', () => {
  for (const typed of ['9832012345', '98320 12345', '+91 98320-12345', '(+91) 98320 12345'])
    expect(deskSearchWords(typed)).toEqual(['9832012345'])
})

test('every word counts, whatever its case; a PIN is a word', () => {
  expect(deskSearchWords('  Anjali  734001 ')).toEqual(['anjali', '734001'])
  expect(deskSearchWords('')).toEqual([])
})

test('late is what is in work or on its way and was promised for yesterday', () => {
  const [today, yesterday] = [isoDate('2026-11-16'), isoDate('2026-11-15')]
  const order = { status: 'processing', promisedTo: yesterday } as const
  expect(isLate(order, today)).toBe(true)
  expect(isLate({ ...order, promisedTo: today }, today)).toBe(false)
  expect(isLate({ ...order, status: 'pending' }, today)).toBe(false)
  expect(isLate({ ...order, status: 'delivered' }, today)).toBe(false)
})
