import { expect, test } from 'vitest'
import { isoMoment } from './iso-moment.ts'

test.each([
  '2026-04-01T10:00:00+00:00',
  '2026-04-01T10:00:00.5+00:00',
  '2026-04-01T10:00:00.123456+00:00',
  '2026-04-01T10:00:00.999999+00:00',
  '2026-04-01T10:00:00.25+05:30',
  '2026-04-01T10:00:00-03:00',
])('%s is the moment that a Date reads from it', (text) => {
  expect(isoMoment(text)).toBe(new Date(text).toISOString())
})
