import { EllipsisVertical, PencilLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { RoundJson, RoundStop } from '#domain/api/delivery.ts'
import { stopBody } from '#domain/api/delivery.ts'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import { call, dataOf } from '#web/api/call.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormArea, FormText } from '#web/backoffice/form/form-fields.tsx'
import { Menu, MenuItem } from '#web/backoffice/parts/menu.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { Round } from './round-query.ts'

type StopMenuProps = { stop: RoundStop; round: Round; plan: RoundJson }

/** What the desk does with one stop. */
export function StopMenu({ stop, round, plan }: StopMenuProps) {
  const [open, setOpen] = useState<'edit' | 'off' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu align="end" trigger={<IconButton label={`More for ${stop.name}`} icon={EllipsisVertical} />}>
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => setOpen('edit')}>
          Boxes and note
        </MenuItem>
        <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => setOpen('off')}>
          Take off the round
        </MenuItem>
      </Menu>
      <EditDialog stop={stop} round={round} plan={plan} isOpen={open === 'edit'} onClose={close} />
      <ConfirmAction
        isOpen={open === 'off'}
        onClose={close}
        title={`Take ${stop.name} off the round?`}
        words={`Order ${stop.order_number} waits for another round. Nothing else changes.`}
        confirmLabel="Take off"
        busyLabel="Taking off..."
        onConfirm={async () => round.show(await dataOf(call(round.api, DELIVERY.takeOff, { params: { id: stop.id } })))}
      />
    </>
  )
}

function EditDialog({ stop, round, plan, ...dialog }: StopMenuProps & { isOpen: boolean; onClose: () => void }) {
  const values = { boxes: stop.boxes, note: stop.note, version: plan.version }
  return (
    <FormDialog
      {...dialog}
      title="Boxes and note"
      description={`${stop.name}, order ${stop.order_number}`}
      schema={stopBody}
      values={values}
      send={async (body) => round.show(await dataOf(call(round.api, DELIVERY.edit, { params: { id: stop.id }, body })))}
      reload={async () => {
        await round.refresh()
        return { ...values, version: round.latest()?.version ?? plan.version }
      }}
      submitLabel="Save"
      busyLabel="Saving..."
    >
      {(form) => (
        <>
          <FormText form={form} name="boxes" label="Boxes" isNumber />
          <FormArea form={form} name="note" label="Note for who drives" isRequired={false} />
        </>
      )}
    </FormDialog>
  )
}
