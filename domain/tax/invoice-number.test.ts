import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditNoteNumber, financialYear, invoiceNumber, refundVoucherNumber } from '#domain/tax/invoice-number.ts'
import { isoDate, istDate } from '#domain/time/ist.ts'

/** Rule 46: at most sixteen letters, digits, dashes and slashes. */
const INVOICE_NUMBER_SHAPE = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/

const anyDay = fc
  .date({ min: new Date('2017-07-01'), max: new Date('2098-01-01'), noInvalidDate: true })
  .map((at) => istDate(at))
const anySerial = fc.integer({ min: 1, max: 999_999 })

test('the first invoice and credit note of a year', () => {
  expect(invoiceNumber(isoDate('2026-11-15'), 1)).toBe('SLG/26-27/000001')
  expect(creditNoteNumber(isoDate('2026-11-15'), 1)).toBe('SLC/26-27/000001')
  expect(refundVoucherNumber(isoDate('2026-11-15'), 1)).toBe('SLV/26-27/000001')
})

test('the year turns on the first of April', () => {
  expect(financialYear(isoDate('2026-03-31'))).toBe('25-26')
  expect(financialYear(isoDate('2026-04-01'))).toBe('26-27')
  expect(financialYear(isoDate('2099-12-31'))).toBe('99-00')
})

test('every number fits the sixteen characters that the law allows', () => {
  fc.assert(
    fc.property(anyDay, anySerial, (day, serial) => {
      expect(invoiceNumber(day, serial)).toMatch(INVOICE_NUMBER_SHAPE)
    }),
  )
})

test('two serials of one day never share a number', () => {
  fc.assert(
    fc.property(anyDay, anySerial, anySerial, (day, a, b) => {
      expect(invoiceNumber(day, a) === invoiceNumber(day, b)).toBe(a === b)
    }),
  )
})

test('there is no invoice number zero', () => {
  expect(() => invoiceNumber(isoDate('2026-11-15'), 0)).toThrow(RangeError)
  expect(() => invoiceNumber(isoDate('2026-11-15'), 1_000_000)).toThrow(RangeError)
})
