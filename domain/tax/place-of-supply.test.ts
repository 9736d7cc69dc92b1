import { expect, test } from 'vitest'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'

test('the delivery state decides for a buyer without GSTIN', () => {
  expect(placeOfSupply({ delivery: { state: 'Sikkim', postal_code: '737101' } })).toBe('11')
  expect(placeOfSupply({ delivery: { state: 'West Bengal', postal_code: '734001' } })).toBe('19')
})

test('an unreadable state is read from the PIN', () => {
  expect(placeOfSupply({ delivery: { state: '?', postal_code: '737101' } })).toBe('11')
  expect(placeOfSupply({ delivery: { state: '?', postal_code: '999999' } })).toBe('97')
})

test('a registered buyer is supplied in the state of the GSTIN; a false one counts for nothing', () => {
  const delivery = { state: 'West Bengal', postal_code: '734001' }
  expect(placeOfSupply({ delivery, buyerGstin: '27AAPFU0939F1ZV' })).toBe('27')
  expect(placeOfSupply({ delivery, buyerGstin: '27AAPFU0939F1ZX' })).toBe('19')
})
