import { queryOptions } from '@tanstack/react-query'
import type { Shelf } from '#domain/api/catalog.ts'
import type { Shelves } from '#domain/catalog/listing-words.ts'
import { CATALOG } from '#domain/api/endpoints/catalog.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

const CHANGES_SELDOM_MS = 600_000

/** Categories and rooms by name: for headings, the menu and suggestions. */
export const shelvesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['shelves'],
    staleTime: CHANGES_SELDOM_MS,
    queryFn: async (): Promise<Shelves> => {
      const [categories, rooms] = await Promise.all([
        dataOf(call(api, CATALOG.categories)),
        dataOf(call(api, CATALOG.rooms)),
      ])
      return { categories: namesOf(categories), rooms: namesOf(rooms) }
    },
  })

const namesOf = (shelves: readonly Shelf[]) =>
  shelves.map(({ id, name, description, merged_ids, picture }) => ({ id, name, description, merged_ids, picture }))
