import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GST_STATES } from '#domain/tax/gst-states.ts'
import { gstinCheckDigit, gstinState, isGstin } from '#domain/tax/gstin.ts'

const KNOWN = '27AAPFU0939F1ZV'

test('the published example has check digit V', () => {
  expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V')
  expect(isGstin(KNOWN)).toBe(true)
  expect(gstinState(KNOWN)).toBe('27')
})

test('one mistyped character is always noticed', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 }), fc.constantFrom(...digits), (at, character) => {
      const typed = KNOWN.slice(0, at) + character + KNOWN.slice(at + 1)
      expect(isGstin(typed)).toBe(typed === KNOWN)
    }),
  )
})

test('a number of a state that does not exist is none', () => {
  const first14 = '99AAPFU0939F1Z'
  expect(isGstin(first14 + gstinCheckDigit(first14))).toBe(false)
  expect(isGstin('')).toBe(false)
})

test('every state of India can have one', () => {
  for (const code of Object.keys(GST_STATES)) {
    const first14 = `${code}AAPFU0939F1Z`
    expect(gstinState(first14 + gstinCheckDigit(first14))).toBe(code)
  }
})
