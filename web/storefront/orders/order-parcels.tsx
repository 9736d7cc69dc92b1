import { dayTextOf } from '#domain/time/day-text.ts'
import type { Order } from '#web/api/orders.ts'
import { ExternalLink, textLinkClass } from '#web/ui/action/text-link.tsx'
import { pieceName } from './piece-name.ts'

type Parcel = Order['shipments'][number]

/** Each parcel with its tracking; what is in it only where there are several, or where something is still to come. */
export function OrderParcels({ order }: { order: Order }) {
  const { shipments, status } = order
  if (shipments.length === 0) return null
  const isInParts = shipments.length > 1 || status === 'processing'
  return (
    <ul className="mt-5 space-y-3">
      {shipments.map((parcel, index) => (
        <li key={parcel.id} className="rounded-sm bg-linen px-4 py-3 text-sm wrap-anywhere">
          {isInParts && (
            <p className="font-semibold">
              Parcel {index + 1}, {whereIs(parcel)}
            </p>
          )}
          {isInParts && <p>{contentsOf(order, parcel)}</p>}
          <Tracking parcel={parcel} />
        </li>
      ))}
      {status === 'processing' && (
        <li className="text-sm text-muted">The rest is still with us. We write to you when it leaves.</li>
      )}
    </ul>
  )
}

const whereIs = ({ shipped_at, delivered_at }: Parcel) =>
  delivered_at ? `delivered on ${dayTextOf(delivered_at)}` : `on its way since ${dayTextOf(shipped_at)}`

const contentsOf = ({ items }: Order, { pieces }: Parcel) =>
  pieces
    .flatMap(({ order_item_id, quantity }) =>
      items.filter(({ id }) => id === order_item_id).map((item) => `${quantity} × ${pieceName(item)}`),
    )
    .join(', ')

function Tracking({ parcel: { carrier, tracking_number, tracking_url } }: { parcel: Parcel }) {
  if (!tracking_number) return null
  return (
    <p>
      Tracking number with {carrier || 'the carrier'}:{' '}
      {tracking_url ? (
        <ExternalLink href={tracking_url} className={`figures ${textLinkClass}`}>
          {tracking_number}
        </ExternalLink>
      ) : (
        <span className="figures font-semibold">{tracking_number}</span>
      )}
    </p>
  )
}
