import { queryOptions } from '@tanstack/react-query'
import { CONSULTATION_HOURS } from '#domain/api/endpoints/content.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

/** Asked anew with every look: somebody else may have booked. */
export const takenHoursQuery = (api: Api, date: string) =>
  queryOptions({
    queryKey: ['consultations', 'taken', date],
    queryFn: () => dataOf(call(api, CONSULTATION_HOURS.taken, { query: { date } })),
    staleTime: 0,
    retry: false,
  })
