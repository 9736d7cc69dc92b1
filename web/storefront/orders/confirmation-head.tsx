import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ConfirmationHeading } from '#domain/orders/confirmation-heading.ts'
import { PROMISED_LABEL } from '#domain/shipping/delivery-texts.ts'
import type { Order } from '#web/api/orders.ts'
import { loginAddress } from '#web/session/login-address.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'
import { headingOf, leadOf } from './confirmation-lead.ts'
import { OrderActions } from './order-actions.tsx'
import { momentText } from './order-dates.ts'
import { promisedDays } from './promised-days.ts'
import { StatusBadges } from './status-badges.tsx'

const CircleCheck = drawnIcon('circle-check')
const CircleX = drawnIcon('circle-x')
const Clock = drawnIcon('clock')
const House = drawnIcon('house')
const PackageCheck = drawnIcon('package-check')
const Truck = drawnIcon('truck')

const LOOKS: Record<ConfirmationHeading, { icon: IconType; colour: string }> = {
  'Order Confirmed!': { icon: CircleCheck, colour: 'text-leaf' },
  'Order Packed': { icon: PackageCheck, colour: 'text-leaf' },
  'Order Partly On Its Way': { icon: Truck, colour: 'text-leaf' },
  'Order Partly Delivered': { icon: PackageCheck, colour: 'text-leaf' },
  'Payment pending': { icon: Clock, colour: 'text-brass-deep' },
  'Order On Its Way': { icon: Truck, colour: 'text-leaf' },
  'Order Delivered': { icon: House, colour: 'text-leaf' },
  'Order Cancelled': { icon: CircleX, colour: 'text-terracotta' },
}

export function ConfirmationHead({ order }: { order: Order }) {
  const heading = headingOf(order)
  const { icon: Icon, colour } = LOOKS[heading]
  const promised = promisedDays(order)
  return (
    <header className="border-b border-sand pb-8">
      <div className="flex gap-4 sm:gap-6">
        <Icon aria-hidden strokeWidth={1.3} className={`mt-0.5 size-10 shrink-0 sm:size-14 ${colour}`} />
        <div aria-live="polite">
          <h1 className="text-title">{heading}</h1>
          <p className="mt-2 max-w-prose text-lead text-muted">{leadOf(order)}</p>
        </div>
      </div>
      <dl className="mt-7 flex flex-wrap gap-x-12 gap-y-4">
        <Fact label="Order number">
          <span className="figures font-semibold" data-testid="order-number">
            {order.order_number}
          </span>
        </Fact>
        <Fact label="Order date">{momentText(order.created_at)}</Fact>
        {promised && (
          <Fact label={PROMISED_LABEL}>
            <span data-testid="promised">{promised}</span>
          </Fact>
        )}
        <Fact label="Status">
          <StatusBadges {...order} />
        </Fact>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        <OrderActions order={order} />
      </div>
      {order.is_masked && <OwnerHint />}
    </header>
  )
}

/** Whoever only has the number may well be the owner on another device. */
function OwnerHint() {
  const { user } = useAuth()
  const href = useRouterState({ select: (state) => state.location.href })
  // Nothing is hidden from whoever works on orders.
  if (user?.permissions.includes('manage_orders')) return null
  return (
    <p className="mt-6 text-sm text-muted">
      Personal details are hidden.{' '}
      {!user && (
        <>
          Is this your order? <TextLink href={loginAddress(href)}>Log in</TextLink> to see everything, pay or cancel.
        </>
      )}
    </p>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 flex min-h-8 items-center">{children}</dd>
    </div>
  )
}
