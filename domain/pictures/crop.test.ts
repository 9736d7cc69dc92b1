import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooSmall, pixelsOf } from './crop.ts'

const each = fc.double({ min: -1, max: 2, noNaN: true })
const part = fc.record({ x: each, y: each, width: each, height: each })
const side = fc.integer({ min: 1, max: 12_000 })

test('whatever is asked for, the part lies inside the picture and is not empty', () => {
  fc.assert(
    fc.property(part, side, side, (asked, wide, high) => {
      const box = pixelsOf(asked, { width: wide, height: high })
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.width).toBeGreaterThanOrEqual(1)
      expect(box.height).toBeGreaterThanOrEqual(1)
      expect(box.left + box.width).toBeLessThanOrEqual(wide)
      expect(box.top + box.height).toBeLessThanOrEqual(high)
    }),
  )
})

test('the whole stays the whole', () => {
  const whole = pixelsOf({ x: 0, y: 0, width: 1, height: 1 }, { width: 1600, height: 2000 })
  expect(whole).toEqual({ left: 0, top: 0, width: 1600, height: 2000 })
})

test('a part of less than 200 pixels is a slip of the hand', () => {
  expect(isTooSmall({ left: 0, top: 0, width: 900, height: 199 })).toBe(true)
  expect(isTooSmall({ left: 0, top: 0, width: 200, height: 200 })).toBe(false)
})
