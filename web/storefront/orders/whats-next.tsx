import { clsx } from 'clsx'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { WHATS_NEXT, whatsNextDone } from '#domain/orders/timeline.ts'

export function WhatsNext({ status }: { status: OrderStatus }) {
  const done = whatsNextDone(status)
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-subheading">
        What&apos;s Next
      </h2>
      <ol className="mt-5 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {WHATS_NEXT.map((step, index) => (
          <li key={step.key}>
            <span
              aria-hidden
              className={clsx(
                'figures grid size-9 place-items-center rounded-full text-sm font-semibold',
                index < done ? 'bg-leaf text-paper' : 'bg-linen text-ink',
              )}
            >
              {index + 1}
            </span>
            <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">
              {step.title}
              {index < done && <span className="sr-only"> (done)</span>}
            </h3>
            <p className="mt-1 text-sm text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
