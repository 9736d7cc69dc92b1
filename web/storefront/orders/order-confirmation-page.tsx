import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { ApiError } from '#web/api/api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { late } from '#web/ui/page/late.ts'
import { useTrackedOrder } from './use-tracked-order.ts'

const PackageX = drawnIcon('package-x')

/** Who asks for an order that is not there needs none of this. */
const Confirmation = late(async () => (await import('./confirmation.tsx')).Confirmation)

/** Public by its unguessable number. Not rendered on the server: the owner sees more than others do. */
export function OrderConfirmationPage() {
  const { orderNumber } = useParams({ from: '/storefront/order-confirmation/$orderNumber' })
  const { data: order, error, refetch } = useTrackedOrder(orderNumber)
  const waiting = <SpinnerPage label="Loading your order" />
  if (order)
    return (
      <Suspense fallback={waiting}>
        <Confirmation order={order} />
      </Suspense>
    )
  if (!error) return waiting
  return isMissing(error) ? (
    <OrderNotFound message={error.message} />
  ) : (
    <LookUpFailed error={error} onRetry={() => void refetch()} />
  )
}

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404

function LookUpFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="page">
      <FailedState headingLevel={1} title={CHECKOUT_TEXTS.orderNotFound} text={error.message} onRetry={onRetry} />
    </div>
  )
}

function OrderNotFound({ message }: { message: string }) {
  return (
    <div className="page">
      <EmptyState
        icon={PackageX}
        headingLevel={1}
        title="Order Not Found"
        text={
          <>
            {message && message !== CHECKOUT_TEXTS.orderNotFound ? message : CHECKOUT_TEXTS.orderMissing} Please check
            the number in your confirmation email.
          </>
        }
        actions={<ButtonLink href="/">Continue Shopping</ButtonLink>}
      />
    </div>
  )
}
