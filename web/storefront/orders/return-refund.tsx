import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RETURN_REFUND_DAYS } from '#domain/orders/refund-timelines.ts'
import { type Order, returnPreviewQuery, type WantedReturn } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { Money } from '#web/ui/text/money.tsx'
import { daysOfRefund } from './refund-text.ts'

/** What comes back, before anything is asked for. */
export function ReturnRefund({ order, wanted }: { order: Order; wanted: WantedReturn }) {
  const api = useApi()
  const { data, error, isLoadingError } = useQuery({
    ...returnPreviewQuery(api, order.id, wanted),
    placeholderData: keepPreviousData,
  })
  if (isLoadingError) return <p className="text-sm font-medium text-terracotta-deep">{error.message}</p>
  if (!data) return null
  return (
    <div aria-live="polite" className="rounded-sm bg-linen p-4 text-sm">
      <dl className="space-y-1.5">
        {data.restocking_fee > 0 && <Row label="Restocking fee" amount={-data.restocking_fee} />}
        {data.return_shipping > 0 && <Row label="Return shipping" amount={-data.return_shipping} />}
        <div className="font-semibold">
          <Row label="Refund to you" amount={data.refund} />
        </div>
      </dl>
      <p className="mt-2 text-muted">Sent once the pieces are checked. {daysOfRefund(order, RETURN_REFUND_DAYS)}</p>
    </div>
  )
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
