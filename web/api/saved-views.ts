import { queryOptions } from '@tanstack/react-query'
import { SAVED_VIEWS } from '#domain/api/endpoints/backoffice.ts'
import type { ViewedScreen } from '#domain/api/saved-views.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

export const savedViewsQuery = (api: Api, screen: ViewedScreen) =>
  queryOptions({
    queryKey: ['backoffice', 'views', screen],
    queryFn: () => dataOf(call(api, SAVED_VIEWS.list, { query: { screen } })),
  })

export const saveView = (api: Api, view: { screen: ViewedScreen; name: string; query: string }) =>
  call(api, SAVED_VIEWS.save, { body: view })

export const removeView = (api: Api, id: number) => call(api, SAVED_VIEWS.remove, { params: { id } })
