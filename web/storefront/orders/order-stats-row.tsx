import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#domain/money/format-inr.ts'
import { ZERO_STATS } from '#domain/orders/order-stats.ts'
import { orderStatsQuery } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'

export function OrderStatsRow() {
  const api = useApi()
  const { data: stats = ZERO_STATS, isPending } = useQuery(orderStatsQuery(api))
  return (
    <dl aria-busy={isPending} className="mt-8 grid grid-cols-2 gap-3 aria-busy:opacity-40 sm:gap-4 lg:grid-cols-4">
      <Figure label="Total Orders" value={String(stats.total_orders)} />
      <Figure label="Pending" value={String(stats.pending_orders)} />
      <Figure label="Delivered" value={String(stats.delivered_orders)} />
      <Figure label="Total Spent" value={formatRupees(stats.total_spent)} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-linen p-4 sm:p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures text-subheading font-semibold">{value}</dd>
    </div>
  )
}
