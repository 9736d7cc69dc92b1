import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { QueryClient, QueryKey, QueryOptions } from './query-client.ts'

type UseQueryOptions<T> = QueryOptions<T> & {
  enabled?: boolean
  /** Shows the answer to the question before, until there is one to this. */
  keepsPrevious?: boolean
}

/** An answer that could not be refreshed is still an answer: `error` is there only where there is nothing to show. */
export type QueryResult<T> = { refetch: () => Promise<void> } & (
  | { data: undefined; error: null; isPending: true; isError: false; isPlaceholderData: false }
  | { data: undefined; error: Error; isPending: false; isError: true; isPlaceholderData: false }
  | { data: T; error: null; isPending: false; isError: false; isPlaceholderData: boolean }
)

export const QueryClientContext = createContext<QueryClient | null>(null)

export function useQueryClient(): QueryClient {
  const client = use(QueryClientContext)
  if (!client) throw new Error('useQueryClient must be used within a QueryClientContext')
  return client
}

/** The answer as it is now; asks for it when the component appears and it is missing or stale. */
export function useQuery<T>(options: UseQueryOptions<T>): QueryResult<T> {
  const client = useQueryClient()
  const { queryKey, enabled = true, keepsPrevious = false } = options
  const hash = JSON.stringify(queryKey)
  // Made anew at every render, the key is the same as long as its text is.
  const key = useMemo(() => JSON.parse(hash) as QueryKey, [hash])
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))

  const read = () => client.getState<T>(key)
  const subscribe = useCallback(
    (onChange: () => void) => client.watch(key, { options: () => latest.current, onChange }),
    [client, key],
  )
  const { data, error } = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    if (enabled) void client.prefetchQuery(latest.current)
  }, [client, key, enabled])

  const [previous, setPrevious] = useState(data)
  if (keepsPrevious && data !== undefined && data !== previous) setPrevious(data)

  const refetch = () => client.fetchQuery(latest.current).then(noop, noop)
  if (data !== undefined) return { ...ANSWERED, data, isPlaceholderData: false, refetch }
  if (error) return { ...FAILED, error, refetch }
  if (keepsPrevious && previous !== undefined) return { ...ANSWERED, data: previous, isPlaceholderData: true, refetch }
  return { ...PENDING, refetch }
}

const noop = () => {}
const ANSWERED = { error: null, isPending: false, isError: false } as const
const FAILED = { data: undefined, isPending: false, isError: true, isPlaceholderData: false } as const
const PENDING = { data: undefined, error: null, isPending: true, isError: false, isPlaceholderData: false } as const
