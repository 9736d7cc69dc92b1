import type { FailureJson } from '#domain/api/backoffice.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Nothing, TodayCard } from './today-card.tsx'
import { useFailures, useRetry } from './use-today.ts'

/** What went wrong and waits for a person, with what to do about it. */
export function FailuresPanel({ total }: { total: number }) {
  const { data, isError, isPending } = useFailures()
  const count = data?.total ?? total
  return (
    <TodayCard id="failures" title="Failures" aside={count > 0 ? `${count} waiting` : undefined}>
      {isError && !data && <Nothing>They could not be loaded. They are asked for again in a minute.</Nothing>}
      {isPending && <Nothing>Loading...</Nothing>}
      {data?.items.length === 0 && <Nothing>Every mail left, every message and refund went through.</Nothing>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-sand/70">
          {data.items.map((failure) => (
            <FailureRow key={`${failure.kind} ${failure.id}`} failure={failure} />
          ))}
        </ul>
      )}
    </TodayCard>
  )
}

function FailureRow({ failure }: { failure: FailureJson }) {
  const retry = useRetry()
  const { title, detail, advice, at, href } = failure
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{href === null ? title : <NavLink href={href}>{title}</NavLink>}</p>
        <p className="text-terracotta wrap-anywhere">{detail}</p>
        <p className="text-muted">
          {advice} <span className="figures whitespace-nowrap">{momentText(at)}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        isBusy={retry.isPending}
        aria-label={`Try again: ${title}`}
        onClick={() => retry.mutate(failure)}
      >
        Try again
      </Button>
    </li>
  )
}
