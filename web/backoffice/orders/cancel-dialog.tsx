import { useState } from 'react'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { call } from '#web/api/call.ts'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { PaidOutFields, usualPayOut } from './paid-out-fields.tsx'

type CancelDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void }

export function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  const { api, keep } = useDeskOrder(order.id)
  const [reason, setReason] = useState('')
  const [paidOut, setPaidOut] = useState(() => usualPayOut(order))
  const isOverCounter = order.desk.has_counter_money && (order.desk.cancellation?.refund ?? 0) > 0
  const body = { reason, version: order.version, ...(isOverCounter ? { paid_out: paidOut } : {}) }
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Cancel ${order.order_number}?`}
      words={<CancelWords order={order} />}
      confirmLabel="Cancel the order"
      busyLabel="Cancelling..."
      isDangerous
      isReady={reason.trim() !== ''}
      onConfirm={() => keep(call(api, ORDER_DESK.cancel, { params: { id: order.id }, body }))}
      isTyped={reason.trim() !== ''}
      onDone={() => notice({ title: 'Cancelled', description: toldText(order), tone: 'success' })}
    >
      <Textarea
        label="Reason"
        hint="The customer reads it."
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      {isOverCounter && <PaidOutFields value={paidOut} onChange={setPaidOut} />}
    </ConfirmAction>
  )
}

const toldText = ({ billing_address: { email } }: DeskOrder) =>
  email ? 'The customer was told by mail.' : 'There is no mail address: tell the customer.'

function CancelWords({ order: { desk, billing_address } }: { order: DeskOrder }) {
  const { refund = 0, compensation = 0 } = desk.cancellation ?? {}
  return (
    <ul className="list-disc space-y-1 pl-5">
      <li>
        {refund > 0
          ? `${formatRupees(refund)} go back to ${billing_address.name} ${desk.has_counter_money ? 'over the counter, the way they paid' : 'by the way they paid'}.`
          : 'Nothing was paid, so no money moves.'}
      </li>
      {compensation > 0 && (
        <li>
          The shop also owes {formatRupees(compensation)}, as much as it would have charged for a cancellation. It is
          not paid by this press: the mail says that you will write about it.
        </li>
      )}
      <li>The pieces go back on sale. This cannot be undone.</li>
    </ul>
  )
}
