import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import type { CouponJson } from '#domain/api/coupon-desk.ts'
import { COUPON_DESK } from '#domain/api/endpoints/coupon-desk.ts'
import { COUPON_STATES, type CouponState, couponStateText } from '#domain/pricing/coupon-state.ts'
import { dayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { call, dataOf } from '#web/api/call.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { CouponActions } from './coupon-actions.tsx'
import { MakeCoupon } from './coupon-form.tsx'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choices',
      options: COUPON_STATES.map((value) => ({ value, label: couponStateText(value) })),
    },
  ],
  sorts: ['made', 'code', 'used', 'ends'],
  firstSort: '-made',
}

const limitText = (used: number, limit: number | null) => (limit === null ? String(used) : `${used} of ${limit}`)
const dayOr = (day: string | null, otherwise: string) => (day === null ? otherwise : dayText(isoDate(day)))

const COLUMNS: readonly ListColumn<CouponJson>[] = [
  { id: 'code', header: 'Code', sort: 'code', cell: (row) => <span className="font-semibold">{row.code}</span> },
  { id: 'benefit', header: 'Benefit', cell: (row) => row.benefit },
  {
    id: 'minimum',
    header: 'From',
    align: 'end',
    cell: (row) => (row.minimum > 0 ? <Money amount={row.minimum} /> : ''),
  },
  { id: 'from', header: 'Begins', cell: (row) => dayOr(row.starts_on, ''), isHiddenAtFirst: true },
  { id: 'ends', header: 'Last day', sort: 'ends', cell: (row) => dayOr(row.ends_on, 'No end') },
  { id: 'used', header: 'Used', sort: 'used', align: 'end', cell: (row) => limitText(row.used, row.total_limit) },
  { id: 'person', header: 'Per person', align: 'end', cell: (row) => row.per_person ?? '', isHiddenAtFirst: true },
  { id: 'given', header: 'Given', align: 'end', cell: (row) => <Money amount={row.given} /> },
  { id: 'revenue', header: 'Revenue', align: 'end', cell: (row) => <Money amount={row.revenue} /> },
  { id: 'note', header: 'For', cell: (row) => row.note, isHiddenAtFirst: true },
  { id: 'state', header: 'State', cell: (row) => <StateBadge state={row.state} /> },
  { id: 'actions', header: 'Actions', align: 'end', cell: (row) => <CouponActions coupon={row} /> },
]

const VIEWS: readonly View[] = [
  { name: 'Now', query: '?state=running,scheduled' },
  { name: 'Paused', query: '?state=paused' },
  { name: 'Over', query: '?state=used_up,ended' },
  { name: 'All', query: '' },
]

export function CouponsScreen() {
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <ListScreen
        title="Coupons"
        about="What a code takes off, for whom and how often; and what it brought in."
        actions={
          <Button size="sm" onClick={() => setIsMaking(true)}>
            New coupon
          </Button>
        }
        area="coupons"
        path="/backoffice/coupons"
        fields={FIELDS}
        load={(api, query) => dataOf(call(api, COUPON_DESK.list, { query }))}
        columns={COLUMNS}
        noun="coupons"
        idOf={rowId}
        nameOf={(row) => `coupon ${row.code}`}
        searchHint="Search code"
        views={VIEWS}
        empty={<EmptyState isCompact icon={TicketPercent} title="There are no coupons yet" />}
      />
      <MakeCoupon isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </>
  )
}

const TONES: Record<CouponState, BadgeTone> = {
  running: 'green',
  scheduled: 'blue',
  paused: 'yellow',
  used_up: 'grey',
  ended: 'grey',
}

const StateBadge = ({ state }: { state: CouponState }) => <Badge tone={TONES[state]}>{couponStateText(state)}</Badge>
