import { useState } from 'react'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'

type HideDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** "review", "question", "answer" */
  noun: string
  /** Who gets the reason by mail; null when nobody can be told. */
  writer: string | null
  consequence: string
  onHide: (reason: string) => Promise<unknown>
}

/** Nothing is hidden without a reason: whoever wrote it reads it. */
export function HideDialog({ isOpen, onClose, noun, writer, consequence, onHide }: HideDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Hide this ${noun}?`}
      words={`${consequence} ${writer ? `${writer} gets your reason by mail.` : 'Nobody is told: the account of its writer is gone.'}`}
      confirmLabel={`Hide the ${noun}`}
      busyLabel="Hiding..."
      isDangerous
      isReady={reason.trim() !== ''}
      isTyped={reason !== ''}
      onConfirm={() => onHide(reason)}
      onDone={() => setReason('')}
    >
      <Textarea
        label="Reason"
        hint="In plain words, as you would say it to them."
        maxLength={500}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmAction>
  )
}
