import { useEffect, useState } from 'react'
import type { RoundJson } from '#domain/api/delivery.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { ApiError } from '#web/api/api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import type { Driver } from './stored-rounds.ts'
import { useRoundAddress } from './round-address.ts'
import { RoundChoice } from './round-choice.tsx'
import { type Round, type SeenRound, useRound } from './round-query.ts'
import { RoundStops } from './round-stops.tsx'
import { type LeftBehind, RoundTools } from './round-tools.tsx'
import { useOnline } from './use-online.ts'
import { useOutbox } from './use-outbox.ts'
import { WaitingBar } from './waiting-bar.tsx'

/** `driver` is null where nobody could be asked who is logged in: then it is who kept the round. */
export function RoundView({ driver }: { driver: Driver | null }) {
  const address = useRoundAddress()
  const round = useRound(address, driver)
  const { plan, me, keptAt } = seenBy(driver, round.data)
  useSaidVan(address, plan)
  const outbox = useOutbox(me)
  const isOnline = useOnline()
  const [behind, setBehind] = useState<LeftBehind>([])
  const canPlan = driver !== null && isOnline && keptAt === null
  const tools = plan && canPlan && (
    <RoundTools round={round} plan={plan} onVan={(van) => address.open({ van })} onLeft={setBehind} />
  )
  return (
    <>
      <ScreenHead title="Delivery round" about={plan && aboutOf(plan)} actions={tools} />
      <div className="flex max-w-3xl flex-col gap-4">
        <RoundChoice address={address} plan={plan} />
        <WaitingBar outbox={outbox} />
        <StayedBehind behind={behind} />
        {keptAt && <AsKept at={keptAt} />}
        {plan ? <RoundStops {...{ round, plan, me, outbox, canPlan }} /> : <NotThere round={round} />}
      </div>
    </>
  )
}

/** Who named no van has the shop's first in the address and on this phone from now on, also without network. */
function useSaidVan({ van, open }: ReturnType<typeof useRoundAddress>, plan: RoundJson | undefined) {
  const said = van === null ? plan?.van : undefined
  useEffect(() => {
    if (said) open({ van: said }, true)
  }, [said, open])
}

const seenBy = (driver: Driver | null, seen: SeenRound | undefined) => ({
  plan: seen?.round,
  me: driver ?? seen?.driver ?? null,
  keptAt: seen?.keptAt ?? null,
})

function AsKept({ at }: { at: string }) {
  return (
    <p role="status" className="rounded-md bg-linen px-4 py-3 text-sm">
      Without network. As kept on this phone on {momentText(at)}; deliveries are sent later.
    </p>
  )
}

function NotThere({ round: { error, refetch } }: { round: Round }) {
  if (!error) return <Loading />
  const isUnreachable = error instanceof ApiError && error.status === 0
  return (
    <FailedState
      title="The round could not be loaded"
      text={isUnreachable ? 'There is no network, and this round is not kept on this phone.' : error.message}
      onRetry={() => void refetch()}
    />
  )
}

function aboutOf({ day, van, stops, left_at }: RoundJson): string {
  const done = stops.filter(({ state }) => state === 'delivered').length
  const count = stops.length === 1 ? '1 stop' : `${stops.length} stops`
  return [
    shortDayText(isoDate(day)),
    van,
    stops.length > 0 ? `${count}, ${done} delivered` : 'no stops yet',
    ...(left_at ? [`left ${momentText(left_at)}`] : []),
  ].join(' · ')
}

function StayedBehind({ behind }: { behind: LeftBehind }) {
  return (
    <div role="alert" className="empty:hidden">
      {behind.length > 0 && (
        <div className="rounded-md bg-terracotta-soft px-4 py-3 text-sm">
          <p className="font-semibold">Not on the van</p>
          <ul className="mt-1 list-disc pl-5">
            {behind.map(({ order_number, message }) => (
              <li key={order_number}>
                <span className="figures">{order_number}</span>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="The round is loading" className="grid gap-3">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  )
}
