import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSearch, singular, typedSku, typedSkuBeginning, typedWords } from './typed-words.ts'

test('accents and punctuation do not matter', () => {
  expect(normaliseSearch('  Kanchen Bouclé  Armchair! ')).toBe('kanchen boucle armchair')
  expect(normaliseSearch('कुर्सी')).toBe('कुर्सी'.normalize('NFKD'))
})

test('normalising twice changes nothing more, and leaves no operator of any search language', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normaliseSearch(text)
      expect(normaliseSearch(once)).toBe(once)
      expect(once).not.toMatch(/[&|!:*()<>'"\\%_]/)
    }),
  )
})

test('a figure that sticks to its word is a word of its own, and a size is not', () => {
  expect(typedWords('3seater L-shaped sofa')).toEqual(['3', 'seater', 'l', 'shaped', 'sofa'])
  expect(typedWords('6x6 bed')).toEqual(['6x6', 'bed'])
})

test('eight words are enough', () => {
  expect(typedWords('a b c d e f g h i j')).toHaveLength(8)
})

test.each(['SLG-SOF-101', 'slg sof 101', 'SLGSOF101', ' slg/sof/101 '])('%s is an article number', (typed) => {
  expect(typedSku(typed)).toBe('slgsof101')
})

test.each(['sofa', '101', '3 b', ''])('%j is none', (typed) => {
  expect(typedSku(typed)).toBeNull()
})

test.each(['SLG-SOF', 'slg sof', ' slg/so/f '])('%s may be the beginning of an article number', (typed) => {
  expect(typedSkuBeginning(typed)).toBe('slgsof')
})

test.each(['sofa', 'sof', 'slg', '10 12 14', 'bed 2', ''])('%j is a search and no beginning of one', (typed) => {
  expect(typedSkuBeginning(typed)).toBeNull()
})

test.each([
  ['chairs', 'chair'],
  ['benches', 'bench'],
  ['glass', 'glass'],
  ['bus', 'bus'],
])('one of the %s is a %s', (many, one) => {
  expect(singular(many)).toBe(one)
})
