import { expect, test } from 'vitest'
import { istMinute, withIstOffset } from '#domain/time/ist-minute.ts'

test('a minute in India is written and read back as the same moment', () => {
  const at = new Date('2026-11-20T18:30:00Z')
  expect(istMinute(at)).toBe('2026-11-21T00:00')
  expect(new Date(withIstOffset(istMinute(at)))).toEqual(at)
})

test('what is no minute stays as it was typed', () => {
  expect(withIstOffset('tomorrow')).toBe('tomorrow')
})
