import { type KnownWords, knownWords, SHOP_WORDS } from '#domain/catalog/search/known-words.ts'
import { SHOP_VOCABULARY } from '#domain/catalog/search/shop-vocabulary.ts'
import { mergedVocabulary } from '#domain/catalog/search/staff-words.ts'
import type { Db } from '#server/db/connect.ts'
import { selectVocabulary } from './search-words.store.ts'

/** The words that a search is read with, and which state of them this is. */
export type Vocabulary = { readonly version: number; readonly known: KnownWords }

const BEFORE_ANY: Vocabulary = { version: 0, known: SHOP_WORDS }
/** By the database: a process has one, the tests have many. */
const kept = new WeakMap<Db, Vocabulary>()

/** As this process knew them last. Whoever looks words up is told when there are newer ones (search.store.ts). */
export const cachedVocabulary = (db: Db): Vocabulary => kept.get(db) ?? BEFORE_ANY

export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const { version, staff } = await selectVocabulary(db)
  const vocabulary = { version, known: knownWords(mergedVocabulary(SHOP_VOCABULARY, staff)) }
  kept.set(db, vocabulary)
  return vocabulary
}
