import { queryOptions } from '@tanstack/react-query'
import { FRONT } from '#domain/api/endpoints/front.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export const heroQuery = (api: Api) =>
  queryOptions({ queryKey: ['hero'], queryFn: () => dataOf(call(api, FRONT.hero)) })
