import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FailureJson } from '#domain/api/backoffice.ts'
import { BACK_OFFICE } from '#domain/api/endpoints/backoffice.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { notice } from '#web/ui/message/notice.ts'

/** Deadlines pass and mails leave without an event: what is shown is never older than this. */
const FRESH_MS = 60_000
const TODAY = ['backoffice', 'today']

export function useToday() {
  const api = useApi()
  return useQuery({
    queryKey: [...TODAY, 'work'],
    queryFn: () => dataOf(call(api, BACK_OFFICE.today)),
    refetchInterval: FRESH_MS,
  })
}

export function useFailures() {
  const api = useApi()
  return useQuery({
    queryKey: [...TODAY, 'failures'],
    queryFn: () => dataOf(call(api, BACK_OFFICE.failures)),
    refetchInterval: FRESH_MS,
  })
}

export function useRetry() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id }: FailureJson) => call(api, BACK_OFFICE.retry, { params: { kind, id } }),
    onSuccess: ({ message }) => notice({ title: message ?? 'Tried again', tone: 'success' }),
    onError: (error) =>
      notice({
        title: error instanceof ApiError ? error.message : 'It could not be tried again. Please try in a moment.',
        tone: 'error',
      }),
    // A refusal says that somebody else was quicker: then the list is old too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: TODAY }),
  })
}
