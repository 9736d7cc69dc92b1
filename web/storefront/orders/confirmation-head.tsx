import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { type ConfirmationHeading, confirmationHeading } from '#domain/orders/confirmation-heading.ts'
import type { ReactNode } from 'react'
import type { Order } from '#web/api/orders.ts'
import { OrderActions } from './order-actions.tsx'
import { momentText, StatusBadges } from './order-text.tsx'

const LOOKS: Record<ConfirmationHeading, { icon: LucideIcon; colour: string; text: string }> = {
  'Order Confirmed!': {
    icon: CircleCheck,
    colour: 'text-leaf',
    text: 'Thank you. We have your order and your payment.',
  },
  'Payment pending': {
    icon: Clock,
    colour: 'text-brass-deep',
    text: 'Your pieces are set aside for a short while. They are yours once the payment arrives.',
  },
  'Order Cancelled': { icon: CircleX, colour: 'text-terracotta', text: 'This order has been cancelled.' },
}

export function ConfirmationHead({ order }: { order: Order }) {
  const heading = confirmationHeading({ status: order.status, paymentStatus: order.payment_status })
  const { icon: Icon, colour, text } = LOOKS[heading]
  return (
    <header>
      <Icon aria-hidden strokeWidth={1.3} className={`size-14 ${colour}`} />
      <h1 className="mt-4 text-title" aria-live="polite">
        {heading}
      </h1>
      <p className="mt-2 text-lead text-muted">{text}</p>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Fact label="Order number">
          <span className="figures font-semibold" data-testid="order-number">
            {order.order_number}
          </span>
        </Fact>
        <Fact label="Order date">{momentText(order.created_at)}</Fact>
        <Fact label="Status">
          <StatusBadges {...order} />
        </Fact>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <OrderActions order={order} />
      </div>
    </header>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
