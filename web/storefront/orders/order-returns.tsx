import { useQuery } from '@tanstack/react-query'
import { dayTextOf } from '#domain/time/day-text.ts'
import { type Order, type OrderReturn, returnsQuery } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { pieceName } from './piece-name.ts'
import { Money } from '#web/ui/text/money.tsx'

const STATUSES: Record<OrderReturn['status'], { label: string; tone: BadgeTone }> = {
  requested: { label: 'Return requested', tone: 'yellow' },
  approved: { label: 'Return approved', tone: 'blue' },
  refused: { label: 'Return refused', tone: 'red' },
  received: { label: 'Received, refund sent', tone: 'green' },
  closed: { label: 'Closed', tone: 'grey' },
}

/** Below the fold: when they cannot be loaded, the order itself still stands. */
export function OrderReturns({ order }: { order: Order }) {
  const api = useApi()
  const { data } = useQuery(returnsQuery(api, order.id))
  if (!data?.length) return null
  return (
    <section aria-labelledby="returns-heading">
      <h2 id="returns-heading" className="text-subheading">
        Returns
      </h2>
      <ul className="mt-4 space-y-4">
        {data.map((entry) => (
          <ReturnEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function ReturnEntry({ entry }: { entry: OrderReturn }) {
  const { label, tone } = STATUSES[entry.status]
  return (
    <li className="rounded-md border border-sand bg-white p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="figures font-semibold">{entry.number}</span>{' '}
          <span className="text-muted">of {dayTextOf(entry.created_at)}</span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-2">{entry.items.map((item) => `${item.quantity} × ${pieceName(item)}`).join(', ')}</p>
      {entry.status !== 'refused' && (
        <p className="mt-1 text-muted">
          Refund: <Money amount={entry.refund_amount} />
        </p>
      )}
      {entry.staff_note && <p className="mt-2 border-t border-sand pt-2">{entry.staff_note}</p>}
    </li>
  )
}
