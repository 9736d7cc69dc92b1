import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSearch, searchAlternatives } from '#domain/catalog/search-terms.ts'

test.each([
  ['palang', 'bed'],
  ['Khat', 'bed'],
  ['ALMIRA', 'wardrobe'],
  ['chowki', 'stool'],
  ['jhoola', 'swing'],
  ['takht', 'daybed'],
  ['kursi', 'chair'],
  ['mez', 'table'],
  ['gaddi', 'cushion'],
  ['dhurries', 'rug'],
])('who asks for %s finds a %s', (asked, found) => {
  expect(searchAlternatives(asked)[0]).toContain(found)
})

test('the typed word itself always stands first', () => {
  expect(searchAlternatives('teak diwan').map((group) => group[0])).toEqual(['teak', 'diwan'])
})

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
