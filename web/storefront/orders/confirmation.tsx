import { useEffect, useEffectEvent } from 'react'
import type { Order } from '#web/api/orders.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { useEndPurchase } from '#web/storefront/checkout/use-end-purchase.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { ConfirmationHead } from './confirmation-head.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { WhatsNext } from './whats-next.tsx'

export function Confirmation({ order }: { order: Order }) {
  useEmptyCartOncePaid(order)
  return (
    <div className="page py-8 lg:py-12">
      <ConfirmationHead order={order} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-12">
        <OrderItems items={order.items} />
        <aside aria-label="Totals and progress" className="space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderTotals order={order} />
          <OrderTimeline order={order} />
        </aside>
        <div className="space-y-12">
          {order.is_owner && order.delivered_at && <OrderReturns order={order} />}
          <OrderAddresses order={order} />
          {order.status !== 'cancelled' && <WhatsNext status={order.status} />}
        </div>
      </div>
      <div className="mt-12 flex flex-wrap gap-3 border-t border-sand pt-8">
        <ButtonLink href="/orders">View All Orders</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  )
}

/** A payment that was heard of after the checkout had gone empties the cart here. */
function useEmptyCartOncePaid(order: Order) {
  const { isReady } = useCart()
  const endPurchase = useEndPurchase()
  const isPaid = isReady && order.is_owner && order.payment_status === 'paid'
  const end = useEffectEvent(endPurchase)
  useEffect(() => {
    if (isPaid) end(order.order_number)
  }, [isPaid, order.order_number])
}
