import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { RoundJson, RoundStop } from '#domain/api/delivery.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { HandOverDialog, type HandedOver } from './hand-over-dialog.tsx'
import type { Driver } from './stored-rounds.ts'
import type { Round } from './round-query.ts'
import { StopCard } from './stop-card.tsx'
import { StopList } from './stop-list.tsx'
import { StopMenu } from './stop-menu.tsx'
import type { useOutbox } from './use-outbox.ts'
import { useStopOrder } from './use-stop-order.ts'

type RoundStopsProps = {
  round: Round
  plan: RoundJson
  me: Driver | null
  outbox: ReturnType<typeof useOutbox>
  canPlan: boolean
}

/** The doors of the round, and what is done at them. */
export function RoundStops({ round, plan, me, outbox, canPlan }: RoundStopsProps) {
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

/** Not randomUUID: that one needs HTTPS, which a shop on the house's own network may not have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
