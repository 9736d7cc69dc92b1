import { LONGEST_SEARCH } from '#domain/catalog/product-query.ts'

/** What people here call a piece, and the word that our names and descriptions use. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['bed', 'palang', 'khat', 'charpai', 'charpoy', 'cot'],
  ['wardrobe', 'almirah', 'almira', 'almari', 'cupboard'],
  ['stool', 'chowki', 'mooda', 'mudha'],
  ['swing', 'jhoola', 'jhula'],
  ['daybed', 'diwan', 'divan', 'deewan', 'takht'],
  ['chair', 'kursi'],
  ['table', 'mez', 'mej'],
  ['cushion', 'gaddi', 'masnad', 'takiya'],
  ['rug', 'dari', 'dhurrie', 'durrie', 'carpet', 'galicha'],
  ['sofa', 'couch', 'settee'],
  ['mirror', 'aina', 'sheesha'],
  ['lamp', 'light', 'batti'],
  ['quilt', 'razai', 'rajai', 'bedcover'],
  ['chest', 'sandook', 'sanduk', 'blanket box'],
  ['cane', 'bet', 'rattan', 'wicker'],
  ['bookcase', 'bookshelf'],
  ['pouffe', 'pouf', 'ottoman'],
]

const GROUPS = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group] as const)))

/** Also what a misspelt word may have meant. */
export const SYNONYM_WORDS: readonly string[] = [...GROUPS.keys()]

/** Lower case, without Latin accents and punctuation, single spaces; the vowel signs of Indian scripts stay. */
export function normaliseSearch(text: string): string {
  return text
    .slice(0, LONGEST_SEARCH)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** One list of alternatives per word: a product fits when each word is met by any of its alternatives. */
export function searchAlternatives(text: string): (readonly string[])[] {
  const words = normaliseSearch(text).split(' ').filter(Boolean)
  return words.map((word) => alternativesOf(word))
}

function alternativesOf(word: string): readonly string[] {
  const group = GROUPS.get(word) ?? GROUPS.get(word.replace(/s$/, ''))
  return group ? [word, ...group.filter((other) => other !== word)] : [word]
}
