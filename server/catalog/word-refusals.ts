import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { SaveSearchWordsRefusal } from './save-search-words.ts'

export function wordsRefusal<R extends SaveSearchWordsRefusal>(refusal: R): Refusal<R['code']>
export function wordsRefusal(refusal: SaveSearchWordsRefusal): Refusal<SaveSearchWordsRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return notFound('There is no such entry.')
    case 'no_words':
      return atField('words', refusal.code, 'Type at least one word, of letters or figures.')
    case 'entry_exists':
      return atField('words', refusal.code, `There is an entry “${refusal.key}” already: add to that one.`)
    case 'changed_meanwhile':
      return overtakenRefusal(
        refusal,
        'entry',
        {},
        refusal.now ? { words: [`Now: ${refusal.now.words.join(', ')}`] } : {},
      )
  }
}
