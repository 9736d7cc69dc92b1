import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInr, formatRupees } from '#domain/money/format-inr.ts'
import { paise, rupees } from '#domain/money/paise.ts'

test('lakhs are grouped the Indian way', () => {
  expect(formatInr(rupees(123_456))).toBe('₹1,23,456')
  expect(formatInr(rupees(1_23_45_678))).toBe('₹1,23,45,678')
})

test('paise show as two digits, and only when there are any', () => {
  expect(formatInr(rupees(4237.29))).toBe('₹4,237.29')
  expect(formatInr(rupees(4237.5))).toBe('₹4,237.50')
  expect(formatInr(paise(0))).toBe('₹0')
})

test('rupees from JSON read the same as paise inside', () => {
  expect(formatRupees(762.71)).toBe('₹762.71')
})

test('what is shown is the amount itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }).map(paise), (amount) => {
      expect(rupees(Number(formatInr(amount).replaceAll(/[₹,]/g, '')))).toBe(amount)
    }),
  )
})

test('it reads as the language of the shop writes money', () => {
  const intl = (amount: number, minimumFractionDigits: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits }).format(amount / 100)
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }).map(paise), (amount) => {
      expect(formatInr(amount)).toBe(intl(amount, amount % 100 === 0 ? 0 : 2))
    }),
  )
})
