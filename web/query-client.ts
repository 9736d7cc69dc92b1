import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api.ts'

const FRESH_FOR_MS = 30_000
const KEPT_FOR_MS = 300_000
const RETRY_AFTER_MS = 1000

/** A refusal is an answer: the shop gives it again. What did not arrive is asked for once more. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500
  return failures < 1 && !isRefused
}

export function browserQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        gcTime: KEPT_FOR_MS,
        retry: isWorthRetrying,
        retryDelay: RETRY_AFTER_MS,
        // Without a network a screen says so instead of waiting for one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Nothing is asked twice, and nothing outlives the page: no timer holds on to it. */
export function renderingQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } })
}
