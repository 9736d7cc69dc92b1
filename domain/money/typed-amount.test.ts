import { expect, test } from 'vitest'
import { saleMoney } from '#domain/api/counter.ts'
import { typedAmount, typedMoney } from '#domain/money/typed-amount.ts'

test.each([
  ['4999', 4999],
  ['₹ 4,999.50', 4999.5],
  ['1,50,000', 150_000],
  ['150,000', 150_000],
  ['82,5', Number.NaN],
  ['1 500', 1500],
  ['12.', 12],
  ['.5', 0.5],
  ['-500', -500],
  ['  ', null],
  ['12 or so', Number.NaN],
  ['1e5', Number.NaN],
  ['-', Number.NaN],
  ['.', Number.NaN],
])('%j is read as %j', (text, amount) => expect(typedAmount(text)).toBe(amount))

const BOUNDS = 'Must be between ₹1 and ₹1,00,00,000'
test.each([
  ['₹ 512.20', 512.2, null],
  [' ', null, null],
  ['abc', null, BOUNDS],
  ['-500', null, BOUNDS],
  ['99999999999999999999', null, BOUNDS],
  ['12.345', null, 'At most two decimals'],
  ['512.2000000001', null, 'At most two decimals'],
])('typed as money of a sale, %j is %j, or refused: %j', (text, amount, problem) =>
  expect(typedMoney(text, saleMoney)).toEqual({ amount, problem }),
)
