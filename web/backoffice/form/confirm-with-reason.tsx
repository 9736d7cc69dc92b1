import { type ReactNode, useState } from 'react'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { ConfirmAction, type ConfirmActionProps } from './confirm-action.tsx'

type ConfirmWithReasonProps = Omit<ConfirmActionProps, 'onConfirm' | 'isTyped' | 'children'> & {
  onReason: (reason: string) => Promise<unknown>
  children?: ReactNode
}

/** For what stands in the log with its reason. */
export function ConfirmWithReason({ onReason, children, isReady = true, ...props }: ConfirmWithReasonProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmAction
      {...props}
      isReady={isReady && reason.trim() !== ''}
      isTyped={reason !== ''}
      onConfirm={() => onReason(reason)}
    >
      {children}
      <Textarea
        label="Why"
        hint="Stands in the log."
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmAction>
  )
}
