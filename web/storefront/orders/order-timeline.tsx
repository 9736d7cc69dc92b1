import { clsx } from 'clsx'
import type { Order } from '#web/api/orders.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { momentText } from './order-text.tsx'

const DOTS = {
  done: 'border-leaf bg-leaf',
  current: 'border-leaf bg-paper',
  upcoming: 'border-edge bg-paper',
}

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <section aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className="text-subheading">
        Progress
      </h2>
      <ol className="mt-4 space-y-5 border-l border-sand pl-6">
        {order.timeline.map((step) => (
          <li key={step.status} aria-current={step.state === 'current' ? 'step' : undefined} className="relative">
            <span aria-hidden className={clsx('absolute top-1 -left-7.75 size-3.5 rounded-full border-2', DOTS[step.state])} />
            <p className={clsx(step.state === 'upcoming' ? 'text-muted' : 'font-semibold')}>{step.label}</p>
            {step.at && <p className="text-sm text-muted">{momentText(step.at)}</p>}
          </li>
        ))}
      </ol>
      <Tracking order={order} />
    </section>
  )
}

function Tracking({ order: { carrier, tracking_number, tracking_url } }: { order: Order }) {
  if (!tracking_number) return null
  return (
    <p className="mt-5 text-sm">
      {carrier}: {tracking_url ? <TextLink href={tracking_url}>{tracking_number}</TextLink> : tracking_number}
    </p>
  )
}
