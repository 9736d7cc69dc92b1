import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPeople } from './order-people.tsx'
import { deskOrderQuery } from './order-query.ts'
import { OrderStory } from './order-story.tsx'

/** One order, with everything the desk knows of it and can do with it. */
export function OrderPage() {
  const id = Number(useParams({ strict: false }).id)
  const api = useApi()
  const { data: order, error, refetch } = useQuery({ ...deskOrderQuery(api, id), enabled: Number.isInteger(id) })
  if (order) return <Order order={order} />
  if (!Number.isInteger(id) || (error instanceof ApiError && error.code === 'not_found')) return <NoSuchOrder />
  if (error)
    return (
      <FailedState
        headingLevel={1}
        title="The order could not be loaded"
        text={error instanceof ApiError ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    )
  return <Loading />
}

function Order({ order }: { order: DeskOrder }) {
  return (
    <>
      <OrderHead order={order} actions={<OrderActions order={order} />} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <OrderParcels order={order} />
          <OrderMoney order={order} />
          <OrderStory order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <OrderNotes order={order} />
          <OrderPeople order={order} />
          <OrderPapers order={order} />
          <OrderMails order={order} />
        </div>
      </div>
    </>
  )
}

function NoSuchOrder() {
  return (
    <EmptyState
      headingLevel={1}
      icon={SearchX}
      title="There is no such order"
      text="Search for its number, or for the name, phone or PIN of its buyer."
      actions={<ButtonLink href="/backoffice/orders">Back to the orders</ButtonLink>}
    />
  )
}

function Loading() {
  return (
    <div role="status" aria-label="The order is loading">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <div className="mt-6 grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
