import { LOOK_WORDS } from './look-words.ts'
import { PIECE_WORDS } from './piece-words.ts'
import { FILLERS, STOP_WORDS } from './small-words.ts'
import type { SearchVocabulary } from './vocabulary.ts'

export const SHOP_VOCABULARY: SearchVocabulary = {
  meanings: [...PIECE_WORDS, ...LOOK_WORDS],
  fillers: FILLERS,
  stopWords: STOP_WORDS,
}
