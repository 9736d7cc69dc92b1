import { clsx } from 'clsx'
import type { Order } from '#web/api/orders.ts'
import { momentText } from './order-dates.ts'
import { OrderParcels } from './order-parcels.tsx'

type Step = Order['timeline'][number]

const DOTS: Record<Step['state'], string> = {
  done: 'border-leaf bg-leaf',
  current: 'border-leaf bg-paper',
  upcoming: 'border-edge bg-paper',
}
const STATES: Record<Step['state'], string> = { done: 'done', current: 'now', upcoming: 'to come' }

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <section aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className="text-subheading">
        Progress
      </h2>
      <ol className="mt-4">
        {order.timeline.map((step, index) => (
          <TimelineStep key={step.status} step={step} isLast={index === order.timeline.length - 1} />
        ))}
      </ol>
      <OrderParcels order={order} />
    </section>
  )
}

function TimelineStep({ step, isLast }: { step: Step; isLast: boolean }) {
  return (
    <li aria-current={step.state === 'current' ? 'step' : undefined} className="relative pb-5 pl-7 last:pb-0">
      {!isLast && (
        <span
          aria-hidden
          className={clsx('absolute top-4 bottom-0 left-1.5 w-px', step.state === 'done' ? 'bg-leaf' : 'bg-sand')}
        />
      )}
      <span
        aria-hidden
        className={clsx('absolute top-1.25 left-0 size-3.25 rounded-full border-2', DOTS[step.state])}
      />
      <p className={clsx(step.state === 'upcoming' ? 'text-muted' : 'font-semibold')}>
        {step.label}
        <span className="sr-only"> ({STATES[step.state]})</span>
      </p>
      {step.at && (
        <time dateTime={step.at} className="block text-sm text-muted">
          {momentText(step.at)}
        </time>
      )}
    </li>
  )
}
