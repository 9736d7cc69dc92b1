import { CircleAlert, CloudUpload } from 'lucide-react'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { StoredDelivery } from './outbox.ts'
import type { useOutbox } from './use-outbox.ts'

/** What was delivered and is not told yet, what the shop did not accept, and what waits for somebody else's login. */
export function WaitingBar({ outbox }: { outbox: ReturnType<typeof useOutbox> }) {
  const { all, waiting, isSending, send, drop } = outbox
  const refused = all.filter((one) => one.refused !== null)
  const foreign = all.filter((one) => one.refused === null && !waiting.includes(one))
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <div role="status" className="empty:hidden">
        {waiting.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-tone-yellow px-4 py-3 text-tone-yellow-text">
            <CloudUpload aria-hidden className="size-5 shrink-0" />
            <p className="grow font-semibold">{waiting.length} waiting to be sent</p>
            <Button size="sm" variant="secondary" isBusy={isSending} onClick={() => void send()}>
              {isSending ? 'Sending...' : 'Send now'}
            </Button>
          </div>
        )}
        {foreign.length > 0 && (
          <p className="rounded-md bg-linen px-4 py-3 text-sm">
            {foreign.length} of {[...new Set(foreign.map(({ driver }) => driver.name))].join(', ')} wait on this phone
            for their login.
          </p>
        )}
      </div>
      {refused.map((one) => (
        <NotAccepted key={one.key} delivery={one} onDrop={() => void drop(one.key)} />
      ))}
    </div>
  )
}

function NotAccepted({ delivery, onDrop }: { delivery: StoredDelivery; onDrop: () => void }) {
  const { name, order_number, received_by, taken_at, refused } = delivery
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-terracotta-soft px-4 py-3 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-terracotta-deep" />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          Not accepted: {name}, <span className="figures">{order_number}</span>
        </p>
        <p>{refused}</p>
        <p className="text-muted">
          Given to {received_by}, {momentText(taken_at)}
        </p>
        <Button size="sm" variant="quiet" className="-ml-3.5 mt-1" onClick={onDrop}>
          I have read it, remove<span className="sr-only"> the delivery to {name}</span>
        </Button>
      </div>
    </div>
  )
}
