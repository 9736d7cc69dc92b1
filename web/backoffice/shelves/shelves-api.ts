import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { SHELVES } from '#domain/api/endpoints/shelves.ts'
import type { AllShelvesJson, ShelfKind } from '#domain/api/shelves.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

export const shelvesDeskQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'shelves'],
    queryFn: () => dataOf(call(api, SHELVES.list)),
    staleTime: 0,
  })

export const listOf = ({ categories, rooms }: AllShelvesJson, kind: ShelfKind) =>
  kind === 'category' ? categories : rooms

/** Every change answers with all shelves as they are now; whoever was refused may look at old ones. */
export function useShelves() {
  const api = useApi()
  const client = useQueryClient()
  const query = shelvesDeskQuery(api)
  const keep = async (answer: Promise<{ data: AllShelvesJson }>): Promise<AllShelvesJson> => {
    try {
      return await cacheAnswer(client, query.queryKey, (await answer).data)
    } catch (error) {
      void client.invalidateQueries({ queryKey: query.queryKey })
      throw error
    }
  }
  const reload = () => client.fetchQuery(query)
  return { api, keep, reload }
}
