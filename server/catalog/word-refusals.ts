import type { CodeOf } from '#domain/api/endpoint.ts'
import type { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { SaveSearchWordsRefusal } from './save-search-words.ts'

type Words = Refusal<CodeOf<(typeof SEARCH_WORDS)['make' | 'change' | 'add' | 'remove']>>

export function wordsRefusal(refusal: SaveSearchWordsRefusal): Words {
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
