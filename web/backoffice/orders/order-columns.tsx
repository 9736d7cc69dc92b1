import { clsx } from 'clsx'
import { FileWarning, StickyNote, Undo2 } from 'lucide-react'
import type { DeskRow } from '#domain/api/order-desk.ts'
import { orderBadge } from '#domain/orders/order-status.ts'
import { paymentBadge } from '#domain/orders/payment-status.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'

export const ORDER_COLUMNS: readonly ListColumn<DeskRow>[] = [
  { id: 'number', header: 'Order', cell: (row) => <OrderName row={row} /> },
  { id: 'placed', header: 'Placed', sort: 'placed_at', cell: (row) => <Placed row={row} /> },
  { id: 'customer', header: 'Customer', cell: (row) => row.customer },
  { id: 'phone', header: 'Phone', cell: (row) => row.phone, isHiddenAtFirst: true },
  { id: 'town', header: 'Town', cell: (row) => `${row.city} ${row.pin}` },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: piecesText },
  { id: 'total', header: 'Total', align: 'end', sort: 'total', cell: (row) => <Money amount={row.total_amount} /> },
  { id: 'payment', header: 'Payment', cell: (row) => <PaymentState row={row} /> },
  { id: 'status', header: 'Status', cell: (row) => <OrderState row={row} /> },
  { id: 'promised', header: 'Promised', sort: 'promised', cell: (row) => <Promised row={row} /> },
]

const Placed = ({ row }: { row: DeskRow }) => <span className="whitespace-nowrap">{momentText(row.created_at)}</span>

function OrderName({ row }: { row: DeskRow }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {row.order_number}
      {row.needs_eway_bill && row.status !== 'cancelled' && <Sign icon={FileWarning} label="Needs an e-way bill" />}
      {row.has_open_return && <Sign icon={Undo2} label="A return is open" />}
      {row.has_notes && <Sign icon={StickyNote} label="Has notes" />}
    </span>
  )
}

function Sign({ icon: Icon, label }: { icon: typeof Undo2; label: string }) {
  return (
    <span title={label} className="text-brass-deep">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** While an order leaves in parts, how much of it has left. */
function piecesText({ pieces, pieces_shipped: shipped }: DeskRow): string {
  return shipped > 0 && shipped < pieces ? `${shipped} of ${pieces}` : String(pieces)
}

const StateBadge = ({ label, tone }: ReturnType<typeof orderBadge>) => <Badge tone={tone}>{label}</Badge>

function PaymentState({ row }: { row: DeskRow }) {
  const isDue = row.part_paid > 0 && row.payment_status !== 'paid' && row.status !== 'cancelled'
  if (!isDue) return <StateBadge {...paymentBadge(row.payment_status)} />
  return (
    <Badge tone="orange">
      <Money amount={row.total_amount - row.part_paid} /> due
    </Badge>
  )
}

function OrderState({ row }: { row: DeskRow }) {
  const isPacked = row.status === 'processing' && row.packed_at !== null
  return isPacked ? <Badge tone="green">Packed</Badge> : <StateBadge {...orderBadge(row.status)} />
}

function Promised({ row }: { row: DeskRow }) {
  if (!row.promised_to) return null
  return (
    <span className={clsx('whitespace-nowrap', row.is_late && 'font-semibold text-terracotta')}>
      {shortDayText(isoDate(row.promised_to))}
      {row.is_late && <span className="sr-only"> (late)</span>}
    </span>
  )
}
