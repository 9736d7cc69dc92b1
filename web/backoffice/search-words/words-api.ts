import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import type { WordEntryJson } from '#domain/api/search-words.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export const triedQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['backoffice', 'search-words', 'try', search],
    queryFn: () => dataOf(call(api, SEARCH_WORDS.try, { query: { search } })),
    enabled: search !== '',
    staleTime: 0,
  })

/** Entries to choose from, by what somebody types. */
export const entriesQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['backoffice', 'search-words', 'choose', search],
    queryFn: () => dataOf(call(api, SEARCH_WORDS.list, { query: { search, per_page: 8, origin: 'shop,changed,own' } })),
  })

/** After a change every list of words, and every search that was tried, is old. */
export function useWordsFresh() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['backoffice', 'search-words'] })
}

export const entryName = ({ key }: Pick<WordEntryJson, 'key'>) => key
