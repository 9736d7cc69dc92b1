import { queryOptions } from '@tanstack/react-query'
import type { Named } from '#domain/api/catalog.ts'
import type { Shelves } from '#domain/catalog/listing-words.ts'
import type { Api, Success } from './api.ts'

const CHANGES_SELDOM_MS = 600_000

/** Categories and rooms by name: for headings, the menu and suggestions. */
export const shelvesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['shelves'],
    staleTime: CHANGES_SELDOM_MS,
    queryFn: async (): Promise<Shelves> => {
      const [categories, rooms] = await Promise.all(
        ['/api/categories', '/api/rooms'].map((path) => api.get<Success<Named[]>>(path)),
      )
      return { categories: namesOf(categories?.data), rooms: namesOf(rooms?.data) }
    },
  })

const namesOf = (shelves: readonly Named[] = []) => shelves.map(({ id, name }) => ({ id, name }))
