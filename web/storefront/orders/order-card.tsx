import { PROMISED_LABEL } from '#domain/shipping/delivery-texts.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import type { Order } from '#web/api/orders.ts'
import { PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { hasAdvance } from './has-advance.ts'
import { OrderActions } from './order-actions.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { pieceName } from './piece-name.ts'
import { promisedDays } from './promised-days.ts'
import { StatusBadges } from './status-badges.tsx'

const MOST_THUMBNAILS = 3

export function OrderCard({ order }: { order: Order }) {
  const promised = promisedDays(order)
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0)
  return (
    <li className="rounded-md border border-sand bg-white p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="figures font-sans text-base/6 font-semibold tracking-normal">{order.order_number}</h2>
          <p className="text-sm text-muted">
            {dayTextOf(order.created_at)} · {pieces} {pieces === 1 ? 'item' : 'items'}
          </p>
          {promised && <p className="text-sm text-muted">{`${PROMISED_LABEL}: ${promised}`}</p>}
          <PartWords order={order} />
        </div>
        <StatusBadges {...order} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <Pieces items={order.items} />
        <div className="text-right">
          <Money amount={order.total_amount} className="text-xl font-semibold" />
          {hasAdvance(order) && (
            <p className="text-sm text-muted">
              <Money amount={order.amount_paid} /> paid, <Money amount={order.amount_due} /> to be paid
            </p>
          )}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-x-1.5 gap-y-2 border-t border-sand pt-5">
        <OrderActions order={order} isQuiet>
          <ButtonLink
            href={`/order-confirmation/${order.order_number}`}
            size="sm"
            variant={order.can_pay ? 'quiet' : 'primary'}
          >
            View Details
            <span className="sr-only"> of {order.order_number}</span>
          </ButtonLink>
        </OrderActions>
      </div>
    </li>
  )
}

/** Only where there is more to say than the badge does. */
function PartWords({ order: { shipments, status } }: { order: Order }) {
  const arrived = shipments.filter(({ delivered_at }) => delivered_at).length
  if (shipments.length === 0 || (shipments.length === 1 && status !== 'processing')) return null
  const parcels = shipments.length === 1 ? '1 parcel' : `${shipments.length} parcels`
  return (
    <p className="text-sm text-muted">
      {parcels} left{arrived > 0 && `, ${arrived} delivered`}
      {status === 'processing' && ', the rest follows'}
    </p>
  )
}

/** What was bought, each in its colour: the pictures in a row, the names under them. */
function Pieces({ items }: { items: Order['items'] }) {
  const shown = items.slice(0, MOST_THUMBNAILS)
  const hidden = items.length - shown.length
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2.5">
        {shown.map((item) => (
          <PiecePicture key={item.id} piece={item.product} className="w-16 rounded-sm" />
        ))}
        {hidden > 0 && <span className="text-sm font-semibold text-muted">+{hidden}</span>}
      </div>
      <ul className="mt-3 space-y-1 text-sm/5">
        {shown.map((item) => (
          <li key={item.id} className="flex flex-wrap gap-x-2">
            <span>
              <Unbroken text={pieceName(item)} />
            </span>
            <span className="figures text-xs/5 text-muted">{item.product_sku}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
