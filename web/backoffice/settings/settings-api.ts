import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '#domain/api/endpoints/settings.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'settings'],
    queryFn: () => dataOf(call(api, SETTINGS.read)),
    staleTime: 0,
  })
