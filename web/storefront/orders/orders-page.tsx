import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { ORDER_STATUSES, orderBadge } from '#domain/orders/order-status.ts'
import { ZERO_STATS } from '#domain/orders/order-stats.ts'
import { myOrdersQuery, orderStatsQuery } from '#web/api/orders.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { filterOrders, type OrderFilter } from './filter-orders.ts'
import { useOrderFilter } from './use-order-filter.ts'
import { OrderCard } from './order-card.tsx'

export function OrdersPage() {
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="text-title">My Orders</h1>
      <Stats />
      <Orders />
    </div>
  )
}

function Stats() {
  const { api } = useRouteContext({ from: '__root__' })
  const { data: stats = ZERO_STATS, isPending } = useQuery(orderStatsQuery(api))
  return (
    <dl aria-busy={isPending} className="mt-8 grid grid-cols-2 gap-3 aria-busy:opacity-40 sm:gap-4 lg:grid-cols-4">
      <Figure label="Total Orders" value={String(stats.total_orders)} />
      <Figure label="Pending" value={String(stats.pending_orders)} />
      <Figure label="Delivered" value={String(stats.delivered_orders)} />
      <Figure label="Total Spent" value={formatRupees(stats.total_spent)} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-linen p-4 sm:p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures text-subheading font-semibold">{value}</dd>
    </div>
  )
}

const PAGE = 20

const STATUS_OPTIONS = [
  { value: 'all', label: 'All' },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: orderBadge(status).label })),
]

function Orders() {
  const { api } = useRouteContext({ from: '__root__' })
  const { data: orders = [], isPending, isLoadingError, refetch } = useQuery(myOrdersQuery(api))
  const [filter, setFilter] = useOrderFilter()
  const [most, setMost] = useState(PAGE)
  const found = filterOrders(orders, filter)
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
      <div className="mt-8" aria-busy={isPending}>
        {isPending && <LoadingCards />}
        {!isPending && found.length === 0 && (
          <NoOrders hasOrders={orders.length > 0} onRetry={isLoadingError ? () => void refetch() : undefined} />
        )}
        <ul className="space-y-5">
          {found.slice(0, most).map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
        {found.length > most && (
          <div className="mt-8 text-center">
            <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
              Show more orders ({found.length - most})
            </Button>
          </div>
        )}
      </div>
    </>
  )
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

type NoOrdersProps = { hasOrders: boolean; onRetry: (() => void) | undefined }

/** A list that could not be had is an empty one (spec section 8), but it can be asked for again. */
function NoOrders({ hasOrders, onRetry }: NoOrdersProps) {
  return (
    <EmptyState
      icon={PackageOpen}
      title="No orders found"
      text={hasOrders ? 'No orders match your search criteria.' : "You haven't placed any orders yet."}
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
