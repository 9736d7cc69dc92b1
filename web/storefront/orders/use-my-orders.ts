import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { myOrdersQuery } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import type { OrderFilter } from './use-order-filter.ts'

const TYPING_PAUSE_MS = 300

/** The orders that search and status leave, page by page; the server looks through all of them. */
export function useMyOrders({ search, status }: OrderFilter) {
  const api = useApi()
  const typed = useDebounced(search.trim(), TYPING_PAUSE_MS)
  const { data, ...query } = useInfiniteQuery({
    ...myOrdersQuery(api, { search: typed, ...(status === 'all' ? {} : { status }) }),
    placeholderData: keepPreviousData,
  })
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  const total = data?.pages.at(-1)?.total ?? 0
  return { ...query, orders, left: total - orders.length, isStale: query.isPlaceholderData || typed !== search.trim() }
}
