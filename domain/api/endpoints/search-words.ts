import { endpointsOf } from '#domain/api/endpoint.ts'
import type { searchWords } from '#domain/api/search-words.ts'

type WordCodes = {
  make: 'entry_exists' | 'no_words'
  change: 'changed_meanwhile' | 'no_words'
  add: 'no_words'
  remove: 'changed_meanwhile'
}

export const SEARCH_WORDS = endpointsOf<typeof searchWords, WordCodes>()({
  list: ['GET', '/api/backoffice/search-words', 'manage_catalog'],
  missed: ['GET', '/api/backoffice/search-words/missed', 'manage_catalog'],
  try: ['GET', '/api/backoffice/search-words/try', 'manage_catalog'],
  forget: ['POST', '/api/backoffice/search-words/missed/forget', 'manage_catalog'],
  make: ['POST', '/api/backoffice/search-words', 'manage_catalog'],
  change: ['PATCH', '/api/backoffice/search-words/:key', 'manage_catalog'],
  add: ['POST', '/api/backoffice/search-words/:key/words', 'manage_catalog'],
  remove: ['POST', '/api/backoffice/search-words/:key/remove', 'manage_catalog'],
  restore: ['POST', '/api/backoffice/search-words/:key/restore', 'manage_catalog'],
})
