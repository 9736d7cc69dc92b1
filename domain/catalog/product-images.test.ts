import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productImages, productImageUrl, thumbnailOf } from '#domain/catalog/product-images.ts'

test.each([
  ['sofa.webp', '/media/products/sofa.webp'],
  ['/sofa.webp', '/media/products/sofa.webp'],
  ['https://cdn.example/sofa.webp', 'https://cdn.example/sofa.webp'],
  ['http://cdn.example/sofa.webp', 'http://cdn.example/sofa.webp'],
  ['', ''],
  [null, ''],
])('%s is shown from %s', (value, url) => {
  expect(productImageUrl(value, '/media/products/')).toBe(url)
})

test('a javascript: address becomes a harmless file name', () => {
  expect(productImageUrl('javascript:alert(1)', '/media')).toBe('/media/javascript:alert(1)')
})

test('the main picture comes first and none comes twice', () => {
  expect(productImages({ main_image: 'b.webp', images: ['a.webp', 'b.webp', 'a.webp'] }, '/m')).toEqual([
    '/m/b.webp',
    '/m/a.webp',
  ])
  const name = fc.constantFrom('', 'a.webp', 'b.webp', 'c.webp')
  fc.assert(
    fc.property(name, fc.array(name), (main_image, images) => {
      const shown = productImages({ main_image, images }, '/m')
      expect(new Set(shown).size).toBe(shown.length)
      if (main_image) expect(shown[0]).toBe(`/m/${main_image}`)
      expect(thumbnailOf({ main_image, images }, '/m')).toBe(shown[0] ?? '')
    }),
  )
})
