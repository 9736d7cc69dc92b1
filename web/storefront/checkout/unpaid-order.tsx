import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import type { Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { PayNowButton } from '#web/storefront/orders/pay-now-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { readAttempt } from './checkout-attempt.ts'
import { orderOf } from './earlier-order.ts'
import { useEndPurchase } from './use-end-purchase.ts'

const Clock = drawnIcon('clock')

/** The page was reloaded while the payment was open: the order is there already and only waits for its money. */
export function UnpaidOrder({ onFinishing }: { onFinishing: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const endPurchase = useEndPurchase()
  const [attempted] = useState(() => readAttempt(tabStorage)?.order)
  const { data: order } = useQuery({
    queryKey: ['orders', 'attempted', attempted?.id],
    queryFn: () => (attempted ? orderOf(api, attempted.id) : null),
    enabled: attempted !== undefined,
    staleTime: 0,
  })
  const isPaid = order?.payment_status === 'paid' && order.status !== 'cancelled'

  const leave = useEffectEvent(async () => {
    if (!order) return
    onFinishing()
    const params = { orderNumber: order.order_number }
    await navigate({ to: '/order-confirmation/$orderNumber', params, replace: true })
    endPurchase(order.order_number)
  })
  useEffect(() => {
    if (isPaid) void leave()
  }, [isPaid])

  return order?.can_pay ? <Reminder order={order} /> : null
}

function Reminder({ order }: { order: Order }) {
  return (
    <section
      aria-labelledby="unpaid-heading"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-brass bg-tone-yellow/40 p-5"
    >
      <Clock aria-hidden strokeWidth={1.5} className="size-7 shrink-0 text-brass-deep" />
      <div className="min-w-56 grow">
        <h2 id="unpaid-heading" className="font-sans text-base font-semibold">
          Payment pending
        </h2>
        <p className="text-sm">
          Order <span className="figures">{order.order_number}</span> of {formatRupees(order.total_amount)} has not been
          paid yet.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <PayNowButton order={order} />
        <ButtonLink size="sm" variant="secondary" href={`/order-confirmation/${order.order_number}`}>
          View order
        </ButtonLink>
      </div>
    </section>
  )
}
