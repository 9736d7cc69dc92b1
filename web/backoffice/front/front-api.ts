import { queryOptions } from '@tanstack/react-query'
import { ANNOUNCEMENT_DESK, HERO_DESK } from '#domain/api/endpoints/front.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export const HERO_AREA = ['backoffice', 'hero'] as const

export const slidesQuery = (api: Api) =>
  queryOptions({ queryKey: [...HERO_AREA, 'list'], queryFn: () => dataOf(call(api, HERO_DESK.list)), staleTime: 0 })

export const slideQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...HERO_AREA, 'one', id],
    queryFn: () => dataOf(call(api, HERO_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const announcementQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'announcement'],
    queryFn: () => dataOf(call(api, ANNOUNCEMENT_DESK.read)),
    staleTime: 0,
  })
