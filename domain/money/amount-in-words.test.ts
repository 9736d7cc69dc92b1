import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from '#domain/money/amount-in-words.ts'
import { paise, rupees } from '#domain/money/paise.ts'

test.each([
  [5000, 'Rupees Five Thousand Only'],
  [0, 'Rupees Zero Only'],
  [54_670, 'Rupees Fifty Four Thousand Six Hundred Seventy Only'],
  [1_23_456.5, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only'],
  [125_00_00_000, 'Rupees One Hundred Twenty Five Crore Only'],
  [0.07, 'Seven Paise Only'],
])('%d rupees in words', (amount, words) => {
  expect(amountInWords(rupees(amount))).toBe(words)
})

test('two different amounts never read the same', () => {
  const amount = fc.integer({ min: 0, max: 10_00_00_000_00 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(amountInWords(paise(a)) === amountInWords(paise(b))).toBe(a === b)
    }),
  )
})

test('every word is a word', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (amount) => {
      expect(amountInWords(paise(amount))).toMatch(/^([A-Z][a-z]+|and)( ([A-Z][a-z]+|and))* Only$/)
    }),
  )
})
