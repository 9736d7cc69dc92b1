import { useState } from 'react'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { PieceWords } from '#web/storefront/cart/piece-words.tsx'
import { pieceName } from '#web/storefront/orders/piece-name.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ExternalLink, textLinkClass } from '#web/ui/action/text-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { DeliveryProof } from './delivery-proof.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { type Parcel, parcelsOf, type Piece, stillHere, takenOut } from './parcels.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

/** The pieces where they are: here, on their way, or there. */
export function OrderParcels({ order }: { order: DeskOrder }) {
  const [here, out] = [stillHere(order), takenOut(order)]
  const isOver = order.status === 'cancelled'
  return (
    <>
      {here.length > 0 && (
        <Section title={isOver ? 'Pieces' : order.shipments.length > 0 ? 'Still here' : 'Pieces'}>
          <Pieces pieces={here} />
          {order.notes && (
            <p className="mt-3 rounded-sm bg-tone-yellow px-3 py-2 text-sm text-tone-yellow-text wrap-anywhere">
              <span className="font-semibold">The customer writes: </span>
              {order.notes}
            </p>
          )}
        </Section>
      )}
      {parcelsOf(order).map((parcel, index) => (
        <ParcelCard key={parcel.id} order={order} parcel={parcel} number={index + 1} />
      ))}
      {out.length > 0 && (
        <Section title="Taken out, not sent">
          <Pieces pieces={out} />
        </Section>
      )}
    </>
  )
}

function ParcelCard({ order, parcel, number }: { order: DeskOrder; parcel: Parcel; number: number }) {
  const [open, setOpen] = useState<'tracking' | 'deliver' | null>(null)
  const close = () => setOpen(null)
  const name = `Parcel ${number}`
  const isThere = parcel.delivered_at !== null
  const proof = order.desk.proofs.find(({ shipment_id }) => shipment_id === parcel.id)
  return (
    <Section
      title={
        <>
          {name} <Badge tone={isThere ? 'green' : 'purple'}>{isThere ? 'Delivered' : 'On its way'}</Badge>
        </>
      }
      actions={
        !isThere && (
          <>
            <Button size="sm" variant="quiet" onClick={() => setOpen('tracking')}>
              Correct tracking<span className="sr-only"> of {name}</span>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen('deliver')}>
              Delivered<span className="sr-only"> {name}</span>
            </Button>
          </>
        )
      }
    >
      <ParcelFacts parcel={parcel} />
      {proof && <DeliveryProof proof={proof} />}
      <Pieces pieces={parcel.contents} />
      <TrackingDialog order={order} parcel={parcel} isOpen={open === 'tracking'} onClose={close} />
      <DeliverDialog order={order} parcel={parcel} isOpen={open === 'deliver'} onClose={close} />
    </Section>
  )
}

function ParcelFacts({ parcel }: { parcel: Parcel }) {
  const { carrier, tracking_number, tracking_url, shipped_at, delivered_at, received_by, eway_bill_number } = parcel
  return (
    <p className="mb-2 text-sm text-muted wrap-anywhere">
      {carrier},{' '}
      {tracking_url ? (
        <ExternalLink href={tracking_url} className={`figures ${textLinkClass}`}>
          {tracking_number}
        </ExternalLink>
      ) : (
        <span className="figures text-ink">{tracking_number}</span>
      )}
      {` · left ${momentText(shipped_at)}`}
      {delivered_at && ` · arrived ${momentText(delivered_at)}`}
      {received_by && `, received by ${received_by}`}
      {eway_bill_number && ` · e-way bill ${eway_bill_number}`}
    </p>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul className="divide-y divide-sand border-t border-sand">
      {pieces.map((piece) => (
        <li key={piece.id} className="flex items-center gap-3 py-2.5 last:pb-0">
          <PiecePicture piece={piece.product} alt="" className="w-11 shrink-0 rounded-sm" />
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{pieceName(piece)}</p>
            <PieceWords color={piece.color} sku={piece.product_sku} options={piece.options} />
          </div>
          <div className="shrink-0 text-right">
            <p className="figures font-semibold">× {piece.count}</p>
            <Money amount={piece.unit_price} className="text-sm text-muted" />
          </div>
        </li>
      ))}
    </ul>
  )
}
