import { expect, test } from 'vitest'
import { productBadges } from '#domain/catalog/badges.ts'
import { SHIPPING_RATE } from '#domain/shipping/shipping-charge.ts'

const sofa = {
  price: 84_500,
  sale_price: 76_000,
  stock_quantity: 4,
  is_featured: true,
  material: 'Sal wood and linen',
  category: { name: 'Sofas' },
}
const labels = (product: Parameters<typeof productBadges>[0]) =>
  productBadges(product, SHIPPING_RATE).map((badge) => badge.label)

test('a featured sofa on sale carries every badge', () => {
  expect(labels(sofa)).toEqual([
    'In Stock',
    '10% OFF',
    'Free Shipping',
    '5-Year Warranty',
    'Featured',
    'Sal wood and linen',
    'Sofas',
  ])
})

test('a sold-out cushion promises neither stock nor free delivery', () => {
  expect(labels({ price: 1490, stock_quantity: 0, warranty: '1-Year Warranty' })).toEqual([
    'Out of Stock',
    '1-Year Warranty',
  ])
})

test('what is made to order is never said to be in stock', () => {
  expect(labels({ ...sofa, is_custom: true })).toContain('Made to order')
  expect(labels({ ...sofa, is_custom: true })).not.toContain('In Stock')
  expect(labels({ ...sofa, is_custom: true, stock_quantity: 0 })[0]).toBe('Out of Stock')
})
