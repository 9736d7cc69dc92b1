import { queryOptions } from '@tanstack/react-query'
import { PROJECT_DESK } from '#domain/api/endpoints/projects.ts'
import type { DeskProject } from '#domain/api/projects.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { recordKey, useCacheRecord } from '#web/backoffice/record/use-cache-record.ts'

export const deskProjectQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: recordKey('projects', id),
    queryFn: () => dataOf(call(api, PROJECT_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const featuredOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'projects', 'order'],
    queryFn: () => dataOf(call(api, PROJECT_DESK.list, { query: { featured: 'yes', per_page: 100 } })),
    staleTime: 0,
  })

export const useCacheProject = () => useCacheRecord<DeskProject>('projects')
