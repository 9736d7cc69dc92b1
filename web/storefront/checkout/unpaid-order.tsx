import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import type { Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { PayNowButton } from '#web/storefront/orders/pay-now-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { askAboutAwaited, isPaid } from './earlier-order.ts'
import { useEndPurchase } from './use-end-purchase.ts'

const Clock = drawnIcon('clock')

/** The page was left while the payment was open: the order is there already and waits for its money, or has it by now. */
export function UnpaidOrder({ onFinishing }: { onFinishing: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const endPurchase = useEndPurchase()
  const { data: awaited = [] } = useQuery({
    queryKey: ['orders', 'awaited'],
    queryFn: () => askAboutAwaited(api),
    staleTime: 0,
    gcTime: 0,
  })
  const paidNumber = awaited.find(isPaid)?.order_number
  const unpaid = awaited.find((order) => order.can_pay)

  const leaveFor = useEffectEvent(async (orderNumber: string) => {
    onFinishing()
    await navigate({ to: '/order-confirmation/$orderNumber', params: { orderNumber }, replace: true })
    endPurchase(orderNumber)
  })
  useEffect(() => {
    if (paidNumber !== undefined) void leaveFor(paidNumber)
  }, [paidNumber])

  return paidNumber === undefined && unpaid ? <Reminder order={unpaid} /> : null
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
