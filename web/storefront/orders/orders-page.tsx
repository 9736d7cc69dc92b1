import { useEffect, useRef, useState } from 'react'
import { ORDER_STATUSES, orderBadge } from '#domain/orders/order-status.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderStatsRow } from './order-stats-row.tsx'
import { useMyOrders } from './use-my-orders.ts'
import { type OrderFilter, useOrderFilter } from './use-order-filter.ts'

const PackageOpen = drawnIcon('package-open')

export function OrdersPage() {
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="text-title">My Orders</h1>
      <OrderStatsRow />
      <Orders />
    </div>
  )
}

const STATUS_OPTIONS = [
  { value: 'all', label: 'All' },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: orderBadge(status).label })),
]

function Orders() {
  const [filter, setFilter] = useOrderFilter()
  return (
    <>
      <div className="mt-8 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextInput
          label="Search orders"
          type="search"
          placeholder="Order number or product"
          value={filter.search}
          onChange={(event) => setFilter({ ...filter, search: event.target.value })}
        />
        <Select
          label="Status"
          options={STATUS_OPTIONS}
          value={filter.status}
          onChange={(event) => setFilter({ ...filter, status: event.target.value as OrderFilter['status'] })}
        />
      </div>
      <OrderList filter={filter} />
    </>
  )
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const { orders, left, isPending, isError, isStale, refetch, ...pages } = useMyOrders(filter)
  const { list, showFrom } = useFocusOnNew(orders.length)
  const isNarrowed = filter.search.trim() !== '' || filter.status !== 'all'
  return (
    <div className="mt-8" aria-busy={isPending || isStale}>
      {isPending && <LoadingCards />}
      {!isPending && !isStale && orders.length === 0 && (
        <NoOrders isNarrowed={isNarrowed} onRetry={isError ? () => void refetch() : undefined} />
      )}
      <ul ref={list} className={`space-y-5 transition-opacity ${isStale ? 'opacity-50' : ''}`}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            isBusy={pages.isFetchingNextPage}
            onClick={() => {
              showFrom(orders.length)
              void pages.fetchNextPage()
            }}
          >
            Show more orders ({left})
          </Button>
          {pages.isFetchNextPageError && (
            <p role="alert" className="mt-3 text-sm text-terracotta-deep">
              They could not be loaded. Please try again.
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** The button that was pressed may be gone when more have come: the focus goes on to the first of them. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [from, showFrom] = useState<number | null>(null)
  useEffect(() => {
    if (from === null || count <= from) return
    list.current?.children[from]?.querySelector('a')?.focus()
    showFrom(null)
  }, [count, from])
  return { list, showFrom }
}

function LoadingCards() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}

type NoOrdersProps = { isNarrowed: boolean; onRetry: (() => void) | undefined }

/** A list that could not be had is an empty one (spec section 8), but it can be asked for again. */
function NoOrders({ isNarrowed, onRetry }: NoOrdersProps) {
  return (
    <EmptyState
      icon={PackageOpen}
      title="No orders found"
      text={isNarrowed ? 'No orders match your search criteria.' : "You haven't placed any orders yet."}
      actions={
        <>
          <ButtonLink href="/products">Start Shopping</ButtonLink>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
        </>
      }
    />
  )
}
