import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOrderNumber, ORDER_NUMBER_BYTES, orderNumber, readOrderNumber } from '#domain/orders/order-number.ts'

const anyBytes = fc.uint8Array({ minLength: ORDER_NUMBER_BYTES, maxLength: ORDER_NUMBER_BYTES })

test('a number is SLG- and twelve unmistakable letters', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const number = orderNumber(bytes)
      expect(number).toMatch(/^SLG-[0-9A-HJKMNP-TV-Z]{12}$/)
      expect(isOrderNumber(number)).toBe(true)
      expect(readOrderNumber(number.toLowerCase())).toBe(number)
    }),
  )
})

test('at least 50 of the random bits change the number', () => {
  const zero = orderNumber(new Uint8Array(ORDER_NUMBER_BYTES))
  const flips = Array.from({ length: ORDER_NUMBER_BYTES * 8 }, (_, bit) => {
    const bytes = new Uint8Array(ORDER_NUMBER_BYTES)
    bytes[bit >> 3] = 1 << (bit & 7)
    return orderNumber(bytes)
  })
  expect(new Set(flips.filter((number) => number !== zero)).size).toBeGreaterThanOrEqual(50)
})

test('too little randomness is a bug', () => {
  expect(() => orderNumber(new Uint8Array(7))).toThrow(RangeError)
})

test('a number read over the phone is understood, nonsense is not', () => {
  expect(readOrderNumber(' slg oil0 0000 0000 ')).toBe('SLG-011000000000')
  expect(readOrderNumber("SLG-1' OR '1'='1")).toBeNull()
})
