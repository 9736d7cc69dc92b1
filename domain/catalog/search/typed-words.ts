import { LONGEST_SEARCH } from '#domain/catalog/filters.ts'

const MOST_WORDS = 8

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

/** '3seater sofa' is three words, 6x6 is one. */
export function typedWords(text: string): string[] {
  const apart = normaliseSearch(text).replaceAll(/(?<!\S)(\d)(?=\p{L}{3})/gu, '$1 ')
  return apart.split(' ').filter(Boolean).slice(0, MOST_WORDS)
}

/** An article number however it was typed: SLG-SOF-101, slg sof 101, slgsof101. Null where the text cannot be one. */
export function typedSku(text: string): string | null {
  const joined = normaliseSearch(text).replaceAll(' ', '')
  return /^(?=.*[a-z])(?=.*\d)[a-z\d]{4,40}$/.test(joined) ? joined : null
}

/** The beginning of one, in two parts or more ('SLG-CHR'): a single word is a word. Null where the text cannot be one. */
export function typedSkuBeginning(text: string): string | null {
  const parts = normaliseSearch(text).split(' ')
  const joined = parts.join('')
  return parts.length > 1 && /^[a-z][a-z\d]{4,39}$/.test(joined) ? joined : null
}

export function singular(word: string): string {
  if (word.length > 4 && /(ch|sh|s|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
