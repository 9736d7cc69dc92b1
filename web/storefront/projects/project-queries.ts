import { queryOptions } from '@tanstack/react-query'
import { PROJECTS } from '#domain/api/endpoints/projects.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export const projectListQuery = (api: Api) =>
  queryOptions({ queryKey: ['projects', 'list'], queryFn: () => dataOf(call(api, PROJECTS.list)) })

/** Those of the home page, in its order. */
export const featuredProjectsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['projects', 'featured'],
    queryFn: () => dataOf(call(api, PROJECTS.list, { query: { featured: '1' } })),
  })

export const projectQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['projects', 'one', slug],
    queryFn: () => dataOf(call(api, PROJECTS.one, { params: { slug } })),
  })
