import { expect, test } from 'vitest'
import { withSizeFilters } from './size-filters.ts'

test('centimetres of a form become the filter in millimetres, and the rest stays', () => {
  expect(withSizeFilters('/products?search=teak&width_cm=120&depth_cm=&height_cm=90.5')).toBe(
    '/products?search=teak&max_width=1200&max_height=905',
  )
})

test('an address without typed sizes is left alone; words are no size', () => {
  expect(withSizeFilters('/products?max_width=900')).toBeNull()
  expect(withSizeFilters('/products?width_cm=wide')).toBe('/products')
})
