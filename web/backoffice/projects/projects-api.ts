import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { PROJECT_DESK } from '#domain/api/endpoints/projects.ts'
import type { DeskProject } from '#domain/api/projects.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

const AREA = ['backoffice', 'projects'] as const

export const deskProjectQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...AREA, 'one', id],
    queryFn: () => dataOf(call(api, PROJECT_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const featuredOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: [...AREA, 'order'],
    queryFn: () => dataOf(call(api, PROJECT_DESK.list, { query: { featured: 'yes', per_page: 100 } })),
    staleTime: 0,
  })

/** What the shop answers after saving is the new state; lists are asked again. */
export function useKeepProject() {
  const client = useQueryClient()
  return async (answer: Promise<{ data: DeskProject }>): Promise<DeskProject> => {
    const { data } = await answer
    client.setQueryData([...AREA, 'one', data.id], data)
    void client.invalidateQueries({ queryKey: AREA, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
    return data
  }
}
