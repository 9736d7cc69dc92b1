import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { shareOf } from '#domain/orders/share-of.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'

test('a tenth of ₹1,234.56 is ₹123.46, rounded to the nearest paisa', () => {
  expect(shareOf(rupees(1234.56), basisPoints(1000))).toBe(rupees(123.46))
  expect(shareOf(paise(4), basisPoints(1000))).toBe(0)
})
