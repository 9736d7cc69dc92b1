import type { ReactNode } from 'react'
import { dayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { DeskReturn } from './returns-api.ts'
import { refundText } from './return-words.ts'

const REFUND_TONES = { requested: 'blue', pending: 'blue', processed: 'green', failed: 'red' } as const

/** How the sum comes about, and whether the request came in time. */
export function ReturnAmount({ entry }: { entry: DeskReturn }) {
  const { terms, refund } = entry
  return (
    <dl className="flex flex-col gap-1.5">
      {terms && <Row label="Paid for these pieces" value={<Money amount={terms.paid} />} />}
      {terms && terms.restocking_fee > 0 && (
        <Row label="Restocking fee" value={<Money amount={-terms.restocking_fee} />} />
      )}
      {terms && terms.return_shipping > 0 && <Row label="Way back" value={<Money amount={-terms.return_shipping} />} />}
      <Row label="To refund" value={<Money amount={entry.refund_amount} className="font-semibold" />} isStrong />
      {refund && (
        <Row
          label={refund.processed_at ? momentText(refund.processed_at) : 'State'}
          value={<Badge tone={REFUND_TONES[refund.status]}>{refundText(refund.status)}</Badge>}
        />
      )}
      <Row
        label="Order"
        value={
          <NavLink href={`/backoffice/orders/${entry.order_id}`} className="underline">
            {entry.order_number}
          </NavLink>
        }
        isApart
      />
      <Row label="Order total" value={<Money amount={entry.order_total} />} />
      {entry.delivered_at && <Row label="Delivered" value={momentText(entry.delivered_at)} />}
      {entry.last_day && <Row label="Possible until" value={dayText(isoDate(entry.last_day))} />}
      <Row
        label="In time"
        value={<Badge tone={entry.is_in_time ? 'green' : 'red'}>{entry.is_in_time ? 'Yes' : 'No'}</Badge>}
      />
    </dl>
  )
}

type RowProps = { label: string; value: ReactNode; isStrong?: boolean; isApart?: boolean }

function Row({ label, value, isStrong = false, isApart = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${isStrong ? 'font-semibold' : ''} ${isApart ? 'mt-2 border-t border-sand pt-3' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
