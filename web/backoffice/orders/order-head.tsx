import { FileWarning, IndianRupee, PackageCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { isEditable } from '#domain/orders/order-status.ts'
import { PROMISED_LABEL } from '#domain/shipping/delivery-texts.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { promisedDays } from '#web/storefront/orders/promised-days.ts'
import { StatusBadges } from '#web/storefront/orders/status-badges.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'

export function OrderHead({ order, actions }: { order: DeskOrder; actions: ReactNode }) {
  return (
    <>
      <ScreenHead
        title={<span className="figures wrap-anywhere">{order.order_number}</span>}
        about={<About order={order} />}
        actions={actions}
      />
      <div className="-mt-2 mb-5 flex flex-wrap gap-2">
        <StatusBadges {...order} />
        {order.packed_at && order.status === 'processing' && (
          <Badge tone="leaf" icon={<PackageCheck aria-hidden />}>
            Packed
          </Badge>
        )}
        {order.desk.due > 0 && order.desk.paid > 0 && (
          <Badge tone="orange" icon={<IndianRupee aria-hidden />}>
            <Money amount={order.desk.due} /> due
          </Badge>
        )}
        {order.needs_eway_bill && isEditable(order.status) && (
          <Badge tone="orange" icon={<FileWarning aria-hidden />}>
            E-way bill needed
          </Badge>
        )}
      </div>
    </>
  )
}

function About({ order }: { order: DeskOrder }) {
  const promised = promisedDays(order)
  return (
    <>
      {momentText(order.created_at)} · {order.shipping_address.name}, {order.shipping_address.city} ·{' '}
      <Money amount={order.total_amount} />
      {promised && ` · ${PROMISED_LABEL}: ${promised}`}
    </>
  )
}
