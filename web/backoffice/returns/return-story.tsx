import { momentText } from '#web/backoffice/parts/moment-text.ts'
import type { DeskReturn } from './returns-api.ts'
import { actionText } from './return-words.ts'

/** Who asked, how to reach them, and who decided what. */
export function ReturnStory({ entry }: { entry: DeskReturn }) {
  return (
    <>
      <section aria-label="Customer" className="rounded-md border border-sand bg-white p-4 text-sm sm:p-5">
        <h2 className="mb-3 font-sans text-base font-semibold">Customer</h2>
        <p className="font-semibold">{entry.customer}</p>
        <p>
          <a href={`tel:${entry.phone}`} className="figures underline">
            {entry.phone}
          </a>
        </p>
        {entry.email && (
          <p className="break-all">
            <a href={`mailto:${entry.email}`} className="underline">
              {entry.email}
            </a>
          </p>
        )}
        <p className="figures text-muted">
          {entry.city} {entry.postal_code}
        </p>
      </section>
      <section aria-label="History" className="rounded-md border border-sand bg-white p-4 text-sm sm:p-5">
        <h2 className="mb-3 font-sans text-base font-semibold">History</h2>
        <ol className="flex flex-col gap-2.5">
          <Step at={entry.created_at} what="Asked for" who={entry.customer} reason="" />
          {entry.history.map((step) => (
            <Step key={step.at + step.what} {...step} what={actionText(step.what)} />
          ))}
        </ol>
      </section>
    </>
  )
}

function Step({ at, what, who, reason }: DeskReturn['history'][number]) {
  return (
    <li>
      <p>
        <span className="font-semibold">{what}</span> <span className="text-muted">by {who ?? 'somebody'}</span>
      </p>
      <p className="figures text-muted">{momentText(at)}</p>
      {reason && <p className="mt-0.5 whitespace-pre-line">{reason}</p>}
    </li>
  )
}
