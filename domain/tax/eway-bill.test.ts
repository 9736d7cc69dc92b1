import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { needsEwayBill } from '#domain/tax/eway-bill.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'
import { isoDate } from '#domain/time/ist.ts'

test.each<[number, GstStateCode, string, boolean]>([
  [50_000, '11', '2026-01-01', false],
  [50_000.01, '11', '2026-01-01', true],
  [75_000, '19', '2026-05-31', false],
  [75_000, '19', '2026-06-01', true],
  [50_000, '19', '2026-06-01', false],
  [50_000.01, '19', '2026-06-01', true],
  [1_00_000, '19', '2026-05-31', false],
  [1_00_000.01, '19', '2026-05-31', true],
  [9_00_000, '19', '2018-01-01', false],
])('₹%d to state %s on %s: %s', (value, placeOfSupply, on, needed) => {
  expect(needsEwayBill({ value: rupees(value), placeOfSupply, on: isoDate(on) })).toBe(needed)
})
