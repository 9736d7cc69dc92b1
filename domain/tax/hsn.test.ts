import { expect, test } from 'vitest'
import { HSN_CODES } from '#domain/tax/hsn.ts'

test('every code has six digits, as a larger seller must print', () => {
  for (const code of Object.keys(HSN_CODES)) expect(code).toMatch(/^\d{6}$/)
})
