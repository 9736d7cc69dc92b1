import { expect, test } from 'vitest'
import { saleEndAt, salePriceAt } from '#domain/pricing/sale.ts'

const saleEndsAt = new Date('2026-11-20T18:30:00Z')
const before = new Date('2026-11-20T18:29:59.999Z')

test('a sale price counts until the moment of its end, and not in it', () => {
  expect(salePriceAt({ salePrice: 900, saleEndsAt }, before)).toBe(900)
  expect(salePriceAt({ salePrice: 900, saleEndsAt }, saleEndsAt)).toBeNull()
})

test('a sale without an end goes on', () => {
  expect(salePriceAt({ salePrice: 900, saleEndsAt: null }, saleEndsAt)).toBe(900)
  expect(saleEndAt({ salePrice: 900, saleEndsAt: null }, before)).toBeNull()
})

test('the end is told while it lies ahead, never afterwards', () => {
  expect(saleEndAt({ salePrice: 900, saleEndsAt }, before)).toBe(saleEndsAt)
  expect(saleEndAt({ salePrice: 900, saleEndsAt }, saleEndsAt)).toBeNull()
})
