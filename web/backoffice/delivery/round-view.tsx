import { PackageOpen } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { RoundJson, RoundStop } from '#domain/api/delivery.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { ApiError } from '#web/api/api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { HandOverDialog, type HandedOver } from './hand-over-dialog.tsx'
import type { Driver } from './kept-rounds.ts'
import { useRoundAddress } from './round-address.ts'
import { RoundChoice } from './round-choice.tsx'
import { type Round, useRound } from './round-query.ts'
import { type LeftBehind, RoundTools } from './round-tools.tsx'
import { StopCard } from './stop-card.tsx'
import { StopList } from './stop-list.tsx'
import { StopMenu } from './stop-menu.tsx'
import { useOutbox } from './use-outbox.ts'
import { useStopOrder } from './use-stop-order.ts'
import { WaitingBar } from './waiting-bar.tsx'

/** `driver` is null where nobody could be asked who is logged in: then it is who kept the round. */
export function RoundView({ driver }: { driver: Driver | null }) {
  const address = useRoundAddress()
  const round = useRound(address, driver)
  const me = driver ?? round.data?.driver ?? null
  const outbox = useOutbox(me)
  const isOnline = useOnline()
  const [behind, setBehind] = useState<LeftBehind>([])
  const { data, error } = round
  const plan = data?.round
  const canPlan = driver !== null && isOnline && data?.keptAt === null
  return (
    <>
      <ScreenHead
        title="Delivery round"
        about={plan ? aboutOf(plan) : null}
        actions={
          plan &&
          canPlan && <RoundTools round={round} plan={plan} onVan={(van) => address.open({ van })} onLeft={setBehind} />
        }
      />
      <div className="flex max-w-3xl flex-col gap-4">
        <RoundChoice address={address} vans={plan?.vans ?? []} />
        <WaitingBar outbox={outbox} />
        <StayedBehind behind={behind} />
        {data?.keptAt && (
          <p role="status" className="rounded-md bg-linen px-4 py-3 text-sm">
            Without network. As kept on this phone on {momentText(data.keptAt)}; deliveries are sent later.
          </p>
        )}
        {plan && <Stops round={round} plan={plan} me={me} outbox={outbox} canPlan={canPlan} />}
        {!plan && !error && <Loading />}
        {!plan && error && (
          <FailedState
            title="The round could not be loaded"
            text={
              error instanceof ApiError && error.status === 0
                ? 'There is no network, and this round is not kept on this phone.'
                : error.message
            }
            onRetry={() => void round.refetch()}
          />
        )}
      </div>
    </>
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

type StopsProps = {
  round: Round
  plan: RoundJson
  me: Driver | null
  outbox: ReturnType<typeof useOutbox>
  canPlan: boolean
}

function Stops({ round, plan, me, outbox, canPlan }: StopsProps) {
  const { stops, move } = useStopOrder(round, plan)
  const [opened, setOpened] = useState<RoundStop | null>(null)
  const keptOf = (stop: RoundStop) => outbox.waiting.find(({ stop_id }) => stop_id === stop.id) ?? null

  const keep = async (stop: RoundStop, handed: HandedOver) => {
    if (!me) return
    const { id: stop_id, order_number, name } = stop
    const taken_at = new Date().toISOString()
    const delivery = { key: newKey(), stop_id, order_number, name, taken_at, driver: me, refused: null, ...handed }
    await outbox.keep(delivery)
  }
  if (stops.length === 0)
    return <EmptyState isCompact icon={PackageOpen} title="Nothing stands on this round" text={dueText(plan)} />
  return (
    <>
      <StopList stops={stops} onMove={canPlan ? move : null}>
        {(stop, number, handles) => (
          <StopCard
            stop={stop}
            number={number}
            kept={keptOf(stop)}
            tools={
              <div className="-mt-2 -mr-2 flex shrink-0">
                {handles}
                {canPlan && stop.state !== 'delivered' && <StopMenu stop={stop} round={round} plan={plan} />}
              </div>
            }
            action={
              isToDeliver(stop) &&
              me &&
              !keptOf(stop) && (
                <Button aria-haspopup="dialog" onClick={() => setOpened(stop)}>
                  Delivered<span className="sr-only"> to {stop.name}</span>
                </Button>
              )
            }
          />
        )}
      </StopList>
      {stops.map((stop) => (
        <HandOverDialog
          key={stop.id}
          stop={stop}
          isOpen={opened?.id === stop.id}
          onClose={() => setOpened(null)}
          onDone={(handed) => keep(stop, handed)}
        />
      ))}
    </>
  )
}

const dueText = ({ due }: RoundJson) =>
  due === 0
    ? 'Choose another day or van, or add parcels.'
    : `${due === 1 ? '1 packed parcel is' : `${due} packed parcels are`} due by this day and on no round.`

const isToDeliver = ({ state }: RoundStop) => state === 'here' || state === 'on_its_way'

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

/** Not randomUUID: that one needs HTTPS, which a shop on the house's own network may not have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener)
  }
}
