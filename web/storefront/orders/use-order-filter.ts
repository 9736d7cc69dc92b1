import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { isOrderStatus, type OrderStatus } from '#domain/orders/order-status.ts'

export type OrderFilter = { search: string; status: OrderStatus | 'all' }

/** Kept in the address, so that coming back from an order shows the same list. */
export function useOrderFilter(): [OrderFilter, (filter: OrderFilter) => void] {
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => readFilter(search))

  function change(next: OrderFilter) {
    setFilter(next)
    void navigate({ href: `/orders${writeFilter(next)}`, replace: true, resetScroll: false })
  }
  return [filter, change]
}

export function readFilter(address: string): OrderFilter {
  const given = new URLSearchParams(address)
  const status = given.get('status') ?? ''
  return { search: given.get('search') ?? '', status: isOrderStatus(status) ? status : 'all' }
}

export function writeFilter({ search, status }: OrderFilter): string {
  const given = new URLSearchParams({ ...(search && { search }), ...(status !== 'all' && { status }) })
  return given.size > 0 ? `?${given}` : ''
}
