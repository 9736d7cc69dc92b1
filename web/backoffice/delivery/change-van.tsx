import { z } from 'zod'
import type { RoundJson } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { call, dataOf } from '#web/api/call.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormSelect } from '#web/backoffice/form/form-fields.tsx'
import type { Round } from './round-query.ts'

type ChangeVanProps = {
  round: Round
  plan: RoundJson
  isOpen: boolean
  onClose: () => void
  onChanged: (van: string) => void
}

const vanForm = z.object({ van: z.string().min(1, 'Choose a van'), version: z.int() })

/** All of the round goes with another van that has none of its own. */
export function ChangeVan({ round, plan, isOpen, onClose, onChanged }: ChangeVanProps) {
  const busy = plan.vans.filter(({ stops }) => stops > 0).map(({ van }) => van)
  const free = plan.own_vans.filter((van) => !busy.includes(van))
  const values = { van: free[0] ?? '', version: plan.version }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Another van"
      description={
        free.length === 0
          ? 'Every van has a round on this day.'
          : `All stops of ${plan.van} go with the van that you choose.`
      }
      schema={vanForm}
      values={values}
      send={async (body) => {
        const changed = await dataOf(call(round.api, DELIVERY.change, { params: { id: plan.id ?? 0 }, body }))
        await round.refresh()
        onChanged(changed.van)
      }}
      reload={async () => {
        await round.refresh()
        return { ...values, version: round.latest()?.version ?? plan.version }
      }}
      submitLabel="Change van"
      busyLabel="Changing..."
    >
      {(form) => (
        <FormSelect form={form} name="van" label="Van" options={free.map((van) => ({ value: van, label: van }))} />
      )}
    </FormDialog>
  )
}
