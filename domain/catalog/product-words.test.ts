import { expect, test } from 'vitest'
import { changeWords, actionWords } from '#domain/catalog/product-words.ts'

test.each([
  ['price', 520_000, 'Price is now ₹5,200'],
  ['salePrice', null, 'Sale price is now empty'],
  ['name', 'Moss stool', 'Name is now Moss stool'],
  ['description', 'x'.repeat(400), 'Description changed'],
  ['variants', [{}], 'Colours changed'],
  ['version', 3, null],
])('a change of %s is said in words', (field, value, words) => expect(changeWords(field, value)).toBe(words))

test.each([
  ['product.published', {}, 'published it'],
  ['product.priced', { price: 520_000, version: 4 }, 'Price is now ₹5,200'],
  ['product.saved', { name: 'Stool', care: 'Dust it', version: 5 }, 'changed Name, Care'],
  ['product.pictured', { file: 'a.webp' }, 'changed it'],
])('%s is told in the story of the product', (action, after, words) => expect(actionWords(action, after)).toBe(words))
