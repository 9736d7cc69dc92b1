import { expect, test } from 'vitest'
import { HSN_CODES, isHsnCode, statutoryGstRate } from '#domain/tax/hsn.ts'
import { isoDate } from '#domain/time/ist.ts'

test('a wooden bed is taxed at 18%', () => {
  expect(statutoryGstRate('940350', isoDate('2026-11-15'))).toBe(1800)
})

test('furniture wholly of cane fell from 12% to 5% on 22 September 2025', () => {
  expect(statutoryGstRate('940383', isoDate('2025-09-21'))).toBe(1200)
  expect(statutoryGstRate('940383', isoDate('2025-09-22'))).toBe(500)
})

test('every code has six digits, as a larger seller must print', () => {
  for (const code of Object.keys(HSN_CODES)) expect(code).toMatch(/^\d{6}$/)
  expect(isHsnCode('940350')).toBe(true)
  expect(isHsnCode('toString')).toBe(false)
})
