import { Banknote, Boxes, MapPin, NotebookPen, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoundStop } from '#domain/api/delivery.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { buttonClass } from '#web/ui/action/button.tsx'
import { textLinkClass } from '#web/ui/action/text-link.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import type { StoredDelivery } from './outbox.ts'

const STATES: Record<RoundStop['state'], { label: string; tone: BadgeTone }> = {
  here: { label: 'Still here', tone: 'grey' },
  on_its_way: { label: 'On the van', tone: 'purple' },
  delivered: { label: 'Delivered', tone: 'green' },
  cancelled: { label: 'Cancelled: do not hand over', tone: 'red' },
}

type StopCardProps = {
  stop: RoundStop
  number: number
  kept: StoredDelivery | null
  tools: ReactNode
  action: ReactNode
}

/** One door: who, where, what, and what to collect. */
export function StopCard({ stop, number, kept, tools, action }: StopCardProps) {
  const { label, tone } = STATES[stop.state]
  return (
    <article aria-label={`Stop ${number}, ${stop.name}`} className="rounded-md border border-sand bg-white p-4">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="figures mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-linen font-semibold"
        >
          {number}
        </span>
        <div className="min-w-0 grow">
          <h2 className="font-sans text-base/6 font-semibold tracking-normal wrap-anywhere">{stop.name}</h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5">
            {kept ? <Badge tone="yellow">Delivered, waiting to be sent</Badge> : <Badge tone={tone}>{label}</Badge>}
            <NavLink
              href={`/backoffice/orders/${stop.order_id}`}
              preload={false}
              className={`figures text-sm ${textLinkClass}`}
            >
              {stop.order_number}
            </NavLink>
          </div>
        </div>
        {tools}
      </div>
      <div className="sm:pl-11">
        <Facts stop={stop} />
        <Handed stop={stop} kept={kept} />
        <div className="mt-3 flex flex-wrap gap-2">
          {action}
          <a
            href={`tel:${stop.phone.replaceAll(/[^\d+]/g, '')}`}
            className={buttonClass({ variant: 'secondary', className: 'max-sm:px-4' })}
          >
            <Phone aria-hidden className="size-4" />
            <span className="figures">{stop.phone}</span>
            <span className="sr-only">, call {stop.name}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

const mapLink = ({ address, city, postal_code }: RoundStop) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${city} ${postal_code}`.toWellFormed())}`

function Facts({ stop }: { stop: RoundStop }) {
  const { to_collect, boxes, pieces, note, customer_note } = stop
  return (
    <ul className="mt-2.5 space-y-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted [&>li]:flex [&>li]:gap-2">
      <li>
        <MapPin aria-hidden />
        <a href={mapLink(stop)} target="_blank" rel="noopener noreferrer" className={`wrap-anywhere ${textLinkClass}`}>
          {stop.address}, {stop.city} <span className="figures">{stop.postal_code}</span>
          <span className="sr-only"> (map, opens in a new tab)</span>
        </a>
      </li>
      <li>
        <Boxes aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{boxes === 1 ? '1 box' : `${boxes} boxes`}</span>
          {pieces.map(({ name, color, quantity }, at) => (
            <span key={at} className="block text-muted">
              {quantity} × {name}
              {color && `, ${color}`}
            </span>
          ))}
        </span>
      </li>
      {to_collect !== null && (
        <li className="font-semibold text-tone-orange-text">
          <Banknote aria-hidden />
          Collect {formatRupees(to_collect)}
        </li>
      )}
      {note && (
        <li>
          <NotebookPen aria-hidden />
          <span className="wrap-anywhere">{note}</span>
        </li>
      )}
      {customer_note && (
        <li className="rounded-sm bg-tone-yellow px-2.5 py-1.5 text-tone-yellow-text wrap-anywhere">
          <span>
            <span className="font-semibold">The customer writes: </span>
            {customer_note}
          </span>
        </li>
      )}
    </ul>
  )
}

function Handed({ stop: { delivered }, kept }: { stop: RoundStop; kept: StoredDelivery | null }) {
  const told = delivered ?? (kept && { at: kept.taken_at, received_by: kept.received_by, by: kept.driver.name })
  if (!told) return null
  return (
    <p className="mt-2.5 text-sm">
      {momentText(told.at)}
      {told.received_by && (
        <>
          , received by <span className="font-semibold wrap-anywhere">{told.received_by}</span>
        </>
      )}
      {told.by && <span className="text-muted"> · brought by {told.by}</span>}
      {delivered?.photo && <span className="text-muted"> · with a photo</span>}
    </p>
  )
}
