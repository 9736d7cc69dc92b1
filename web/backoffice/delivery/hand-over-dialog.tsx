import { type FormEvent, useId, useState } from 'react'
import type { RoundStop } from '#domain/api/delivery.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { useOpenings } from '#web/backoffice/form/use-openings.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { CameraInput } from './camera-input.tsx'

export type HandedOver = { received_by: string; photo: string | null }
type HandOverDialogProps = {
  stop: RoundStop
  isOpen: boolean
  onClose: () => void
  onDone: (handed: HandedOver) => Promise<void>
}

const LONGEST_NAME = 120

/** At the door. It works without network: the screen keeps what is said here. */
export function HandOverDialog(props: HandOverDialogProps) {
  return <HandOverWindow key={useOpenings(props.isOpen)} {...props} />
}

function HandOverWindow({ stop, isOpen, onClose, onDone }: HandOverDialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [photo, setPhoto] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Who took it? A name is needed')
    setIsBusy(true)
    await onDone({ received_by: name.trim(), photo }).finally(() => setIsBusy(false))
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Delivered"
      description={`${stop.name}, ${stop.boxes === 1 ? '1 box' : `${stop.boxes} boxes`}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} isBusy={isBusy}>
            Mark as delivered
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {stop.to_collect !== null && (
          <p className="rounded-sm bg-tone-orange px-3 py-2 font-semibold text-tone-orange-text">
            Collect {formatRupees(stop.to_collect)} first
          </p>
        )}
        <TextInput
          label="Received by"
          hint="Who took it, such as a neighbour or the guard."
          autoComplete="off"
          autoCapitalize="words"
          maxLength={LONGEST_NAME}
          value={name}
          error={error ?? undefined}
          onChange={(event) => {
            setName(event.target.value)
            setError(null)
          }}
        />
        <CameraInput photo={photo} onChange={setPhoto} />
      </form>
    </Dialog>
  )
}
