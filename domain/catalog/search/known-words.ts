import { SHOP_VOCABULARY } from './shop-vocabulary.ts'
import { singular } from './typed-words.ts'
import type { Meaning, SearchVocabulary } from './vocabulary.ts'

/** A vocabulary made ready for looking things up. */
export type KnownWords = {
  /** By the word or the words that say it. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** 'kingsize' for 'king size'. */
  readonly joined: ReadonlyMap<string, string>
  readonly fillers: ReadonlySet<string>
  readonly stopWords: ReadonlySet<string>
  /** Every single word of it: none of them is a misspelling, and each may be what was meant by one. */
  readonly words: ReadonlySet<string>
  readonly longest: number
}

export function knownWords({ meanings, fillers, stopWords }: SearchVocabulary): KnownWords {
  const small = new Set(stopWords)
  const byPhrase = new Map<string, Meaning[]>()
  for (const meaning of meanings)
    for (const phrase of meaning.words) {
      const key = withoutSmallWords(phrase, small)
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), meaning])
    }
  const phrases = [...byPhrase.keys()]
  const apart = phrases.filter((phrase) => phrase.includes(' '))
  return {
    meanings: byPhrase,
    joined: new Map(apart.map((phrase) => [phrase.replaceAll(' ', ''), phrase])),
    fillers: new Set(fillers),
    stopWords: small,
    words: new Set([...phrases.flatMap((phrase) => phrase.split(' ')), ...fillers]),
    longest: Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length)),
  }
}

/** 'chest of drawers' is looked up as it is read: without its small word. */
function withoutSmallWords(phrase: string, small: ReadonlySet<string>): string {
  const words = phrase.split(' ').filter((word) => !small.has(word))
  return words.length === 0 ? phrase : words.join(' ')
}

export const SHOP_WORDS: KnownWords = knownWords(SHOP_VOCABULARY)

export const isStopWord = (known: KnownWords, word: string): boolean => known.stopWords.has(word)

export function isKnownWord(known: KnownWords, word: string): boolean {
  return known.words.has(word) || known.words.has(singular(word)) || known.joined.has(word)
}

export function meaningsOf(known: KnownWords, phrase: string): readonly Meaning[] {
  return known.meanings.get(phrase) ?? known.meanings.get(singular(phrase)) ?? []
}
