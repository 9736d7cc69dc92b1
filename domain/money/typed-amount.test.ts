import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['4999', 4999],
  ['₹ 4,999.50', 4999.5],
  ['20,000', 20_000],
  ['₹ 1,50,000', 150_000],
  ['150,000', 150_000],
  ['82,5', Number.NaN],
  ['  ', null],
  ['12 or so', Number.NaN],
  ['1e5', Number.NaN],
])('%j is read as %j', (text, amount) => expect(typedAmount(text)).toBe(amount))
