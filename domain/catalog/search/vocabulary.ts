/**
 * What the shop knows about the words that people type. Data only: today it stands in shop-vocabulary.ts, and a table that
 * staff edit can take its place, because everything else is handed a SearchVocabulary and knows no word itself.
 */
export type SearchVocabulary = {
  readonly meanings: readonly Meaning[]
  /** Say little by themselves: they help to order what was found, but nothing is missed for their sake. */
  readonly fillers: readonly string[]
  /** Say nothing: dropped. */
  readonly stopWords: readonly string[]
}

/** Words that mean the same, in whatever language: who types one finds what is called any of them. */
export type Meaning = {
  readonly kind: WordKind
  readonly words: readonly string[]
  /** Narrower words: an armchair is a chair, though not every chair is an armchair. */
  readonly kinds?: readonly string[]
  /** What comes nearest where the shop has no such piece, the nearest first; less than the thing itself. */
  readonly near?: readonly string[]
}

export type WordKind = 'piece' | 'look' | 'place'

/** Who asks for a teak wardrobe would rather see another wardrobe than another piece of teak. */
export const WEIGHTS = { piece: 4, look: 2, place: 2, name: 3, filler: 0.5 } as const
