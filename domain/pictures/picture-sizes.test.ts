import { expect, test } from 'vitest'
import { sizedFile, smallestOf, srcsetOf } from './picture-sizes.ts'

const sofa = { url: '/media/products/sofa-1.2.webp?v=1f', width: 500, is_sized: true }

test('a picture is offered in the standard widths below its own, and in its own', () => {
  expect(srcsetOf(sofa)).toBe(
    '/media/products/sofa-1.2.320.avif?v=1f 320w, /media/products/sofa-1.2.480.avif?v=1f 480w, /media/products/sofa-1.2.500.avif?v=1f 500w',
  )
  expect(srcsetOf({ ...sofa, is_sized: false })).toBeUndefined()
})

test('the smallest is the first of them, or the picture itself when it has one size only', () => {
  expect(smallestOf(sofa)).toBe('/media/products/sofa-1.2.320.avif?v=1f')
  expect(smallestOf({ ...sofa, width: 300 })).toBe('/media/products/sofa-1.2.300.avif?v=1f')
  expect(smallestOf({ ...sofa, is_sized: false })).toBe(sofa.url)
})

test('the size takes the place of the ending', () => {
  expect(sizedFile('products/teesta-1.webp', 480, 'avif')).toBe('products/teesta-1.480.avif')
})
