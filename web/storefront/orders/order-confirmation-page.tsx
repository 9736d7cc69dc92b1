import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { ApiError } from '#web/api/api.ts'
import { type Order, trackedOrderQuery } from '#web/api/orders.ts'
import { useAuth } from '#web/storefront/auth/use-auth.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ConfirmationHead } from './confirmation-head.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { WhatsNext } from './whats-next.tsx'

const UNPAID_CHECK_MS = 3_000

/** Public by its unguessable number. Not rendered on the server: the owner sees more than others do. */
export function OrderConfirmationPage() {
  const { orderNumber } = useParams({ from: '/order-confirmation/$orderNumber' })
  const { api } = useRouteContext({ from: '__root__' })
  const { isLoading: isLoginUnknown, user } = useAuth()
  const { data: order, error, refetch } = useQuery({
    ...trackedOrderQuery(api, orderNumber),
    enabled: !isLoginUnknown,
    // An owner's order asks again while it waits for its payment, so that the page corrects itself.
    refetchInterval: (query) => (isWaiting(query.state.data) ? UNPAID_CHECK_MS : false),
    queryKey: [...trackedOrderQuery(api, orderNumber).queryKey, user?.email ?? 'stranger'],
    retry: false,
  })
  if (order) return <Confirmation order={order} />
  if (!error) return <Spinner label="Loading your order" className="mx-auto my-32" />
  return isMissing(error) ? <OrderNotFound message={error.message} /> : <LookUpFailed onRetry={() => void refetch()} />
}

const isWaiting = (order: Order | undefined) => order?.status === 'pending' && order.payment_status !== 'paid'
const isMissing = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

function LookUpFailed({ onRetry }: { onRetry: () => void }) {
  return <FailedState headingLevel={1} title={CHECKOUT_TEXTS.orderNotFound} text="We could not reach the shop." onRetry={onRetry} />
}

function OrderNotFound({ message }: { message: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title="Order Not Found"
      text={message || CHECKOUT_TEXTS.orderMissing}
      actions={<ButtonLink href="/">Continue Shopping</ButtonLink>}
    />
  )
}

function Confirmation({ order }: { order: Order }) {
  return (
    <div className="page py-10 lg:py-14">
      <ConfirmationHead order={order} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="space-y-12">
          <OrderItems items={order.items} />
          <OrderAddresses billing={order.billing_address} shipping={order.shipping_address} />
          <WhatsNext status={order.status} />
        </div>
        <aside className="space-y-8">
          <OrderTotals order={order} />
          <OrderTimeline order={order} />
        </aside>
      </div>
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/orders">View All Orders</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  )
}
