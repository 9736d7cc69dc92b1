import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['4999', 4999],
  ['₹ 4,999.50', 4999.5],
  ['  ', null],
  ['12 or so', Number.NaN],
  ['1e5', Number.NaN],
])('%j is read as %j', (text, amount) => expect(typedAmount(text)).toBe(amount))
