import { queryOptions } from '@tanstack/react-query'
import type { SavedView, ViewedScreen } from '#domain/api/saved-views.ts'
import type { Api, Success } from './api.ts'

export const savedViewsQuery = (api: Api, screen: ViewedScreen) =>
  queryOptions({
    queryKey: ['backoffice', 'views', screen],
    queryFn: async () => (await api.get<Success<SavedView[]>>('/api/backoffice/views', { screen })).data,
  })

export const saveView = (api: Api, view: { screen: ViewedScreen; name: string; query: string }) =>
  api.send<Success<SavedView>>('POST', '/api/backoffice/views', view)

export const removeView = (api: Api, id: number) => api.send<Success<null>>('DELETE', `/api/backoffice/views/${id}`)
