import { useState } from 'react'
import type { RoundJson, RoundParcel } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { type Refused, refusedBy } from '#web/backoffice/form/refused.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useOpenings } from '#web/backoffice/form/use-openings.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { keyOf, ParcelChoice } from './parcel-choice.tsx'
import type { Round } from './round-query.ts'

type AddParcelsProps = { round: Round; plan: RoundJson; isOpen: boolean; onClose: () => void }

/** What is due and stands on no round yet. */
export function AddParcels(props: AddParcelsProps) {
  return <AddWindow key={useOpenings(props.isOpen)} {...props} />
}

function AddWindow({ round, plan, isOpen, onClose }: AddParcelsProps) {
  const [chosen, setChosen] = useState<readonly RoundParcel[]>([])
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const tick = (parcel: RoundParcel, isOn: boolean) =>
    setChosen((all) => [...all.filter((one) => keyOf(one) !== keyOf(parcel)), ...(isOn ? [parcel] : [])])

  const put = async () => {
    setIsBusy(true)
    setRefused(null)
    const parcels = chosen.map(({ order_id, shipment_id }) => ({ order_id, shipment_id }))
    try {
      const body = { day: plan.day, van: plan.van, parcels }
      round.show(await dataOf(call(round.api, DELIVERY.put, { body })))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(refusedBy(error, []))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add parcels"
      description={`To the round of ${plan.van} on ${shortDayText(isoDate(plan.day))}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} isBusy={isBusy} onClick={() => void put()}>
            {chosen.length === 0 ? 'Put on the round' : `Put ${chosen.length} on the round`}
          </Button>
        </>
      }
    >
      {isOpen && <ParcelChoice api={round.api} day={plan.day} chosen={chosen} onTick={tick} />}
      <RefusedPanel refused={refused} onTakeOver={null} />
    </Dialog>
  )
}
