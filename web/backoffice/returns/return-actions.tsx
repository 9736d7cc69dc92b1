import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { canTransition } from '#domain/orders/return-status.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { TwoStepNeeded } from '#web/backoffice/frame/two-step-needed.tsx'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { decideReturn, type DeskReturn } from './returns-api.ts'
import { pieceText } from './return-words.ts'

type Opened = 'approve' | 'refuse' | 'receive' | null

/** Only what this return may become now, and only for who may do it. */
export function ReturnActions({ entry }: { entry: DeskReturn }) {
  const [opened, setOpened] = useState<Opened>(null)
  const { may, lacksTwoStep } = useStaff()
  const refresh = useRefresh()
  const mayGo = (to: 'approved' | 'refused' | 'received') => canTransition(entry.status, to)
  const dialog = { entry, onClose: () => setOpened(null), onDone: refresh }
  return (
    <>
      {mayGo('refused') && (
        <Button size="sm" variant="quiet" onClick={() => setOpened('refuse')}>
          Refuse
        </Button>
      )}
      {mayGo('approved') && (
        <Button size="sm" onClick={() => setOpened('approve')}>
          Approve
        </Button>
      )}
      {mayGo('received') && lacksTwoStep('refund_payments') && (
        <TwoStepNeeded what="Receiving, which sends the refund," />
      )}
      {mayGo('received') && may('refund_payments') && !lacksTwoStep('refund_payments') && (
        <Button size="sm" onClick={() => setOpened('receive')}>
          Received
        </Button>
      )}
      {mayGo('received') && !may('refund_payments') && (
        <p className="max-w-72 text-sm text-muted">
          Receiving sends the refund: somebody with the right to refund has to do it.
        </p>
      )}
      <ApproveDialog {...dialog} isOpen={opened === 'approve'} />
      <RefuseDialog {...dialog} isOpen={opened === 'refuse'} />
      <ReceiveDialog {...dialog} isOpen={opened === 'receive'} />
    </>
  )
}

/** Also after a refusal by the shop: somebody else may have been faster. */
function useRefresh() {
  const client = useQueryClient()
  return (title: string, description: string) => {
    notice({ title, description, tone: 'success' })
    void client.invalidateQueries({ queryKey: ['backoffice'] })
  }
}

export type DecisionDialogProps = {
  entry: DeskReturn
  isOpen: boolean
  onClose: () => void
  onDone: (title: string, description: string) => void
}

function ApproveDialog({ entry, isOpen, onClose, onDone }: DecisionDialogProps) {
  const api = useApi()
  const [note, setNote] = useState('')
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Approve the return of ${entry.customer}?`}
      words={`${entry.items.map(pieceText).join(', ')} may come back. ${formatRupees(entry.refund_amount)} will be refunded once the pieces are here; no money moves now. ${entry.customer} is told by mail.`}
      confirmLabel="Approve"
      busyLabel="Approving..."
      isTyped={note !== ''}
      onConfirm={() => decideReturn(api, entry.id, { status: 'approved', staff_note: note })}
      onDone={() => onDone('Approved', `${entry.customer} is told by mail.`)}
    >
      <Textarea
        label="Note to the customer"
        isRequired={false}
        hint="When and how the pieces are collected."
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmAction>
  )
}

function RefuseDialog({ entry, isOpen, onClose, onDone }: DecisionDialogProps) {
  const api = useApi()
  const [reason, setReason] = useState('')
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Refuse the return of ${entry.customer}?`}
      words={`The pieces stay with the customer, and ${formatRupees(entry.refund_amount)} are not refunded. ${entry.customer} gets your reason by mail. This cannot be undone.`}
      confirmLabel="Refuse the return"
      busyLabel="Refusing..."
      isDangerous
      isReady={reason.trim() !== ''}
      isTyped={reason !== ''}
      onConfirm={() => decideReturn(api, entry.id, { status: 'refused', staff_note: reason })}
      onDone={() => onDone('Refused', `${entry.customer} is told why by mail.`)}
    >
      <Textarea
        label="Reason for the customer"
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmAction>
  )
}
