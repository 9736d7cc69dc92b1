import type { CodeOf } from '#domain/api/endpoint.ts'
import type { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { KeepWordsRefusal } from './keep-words.ts'

type Words = Refusal<CodeOf<(typeof SEARCH_WORDS)['make' | 'change' | 'add' | 'remove']>>

export function wordsRefusal(refusal: KeepWordsRefusal): Words {
  switch (refusal.code) {
    case 'not_found':
      return notFound('There is no such entry.')
    case 'no_words':
      return atField('words', refusal.code, 'Type at least one word, of letters or figures.')
    case 'entry_exists':
      return atField('words', refusal.code, `There is an entry “${refusal.key}” already: add to that one.`)
    case 'changed_meanwhile':
      return changed(refusal)
  }
}

function changed({ code, change, now }: Extract<KeepWordsRefusal, { code: 'changed_meanwhile' }>): Words {
  const who = change
    ? `${change.by ?? 'Somebody'} changed this entry (${dayTimeText(change.at)})`
    : 'This entry was changed'
  const errors = now ? { words: [`Now: ${now.words.join(', ')}`] } : {}
  return { status: 409, code, message: `${who} after you opened it.`, errors }
}
