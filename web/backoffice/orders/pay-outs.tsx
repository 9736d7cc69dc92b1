import { useState } from 'react'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { TwoStepNeeded } from '#web/backoffice/frame/two-step-needed.tsx'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { PaidOutFields, usualPayOut } from './paid-out-fields.tsx'

/** Refunds of money of the counter that wait for somebody to pay them out: of a return, or cancelled by the customer at home. */
export function PayOuts({ order }: { order: DeskOrder }) {
  return order.desk.to_pay_out.map(({ refund_id, amount }) => (
    <PayOut key={refund_id} order={order} refundId={refund_id} amount={amount} />
  ))
}

function PayOut({ order, refundId, amount }: { order: DeskOrder; refundId: number; amount: number }) {
  const { may, lacksTwoStep } = useStaff()
  const { api, keep } = useDeskOrder(order.id)
  const [isOpen, setIsOpen] = useState(false)
  const [paidOut, setPaidOut] = useState(() => usualPayOut(order))
  const sum = formatRupees(amount)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm bg-tone-orange px-4 py-3 text-tone-orange-text">
      <p className="font-semibold">{sum} are to be paid back at the counter</p>
      {lacksTwoStep('refund_payments') && <TwoStepNeeded what="Paying back" />}
      {may('refund_payments') && !lacksTwoStep('refund_payments') && (
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          Paid back
        </Button>
      )}
      <ConfirmAction
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Paid back ${sum}?`}
        words={`${order.billing_address.name} has got ${sum} back. This cannot be undone.`}
        confirmLabel={`${sum} were paid back`}
        busyLabel="Saving..."
        isTyped={paidOut.reference !== ''}
        onConfirm={() => keep(call(api, ORDER_DESK.payOut, { params: { id: refundId }, body: paidOut }))}
        onDone={() => notice({ title: `${sum} paid back`, tone: 'success' })}
      >
        <PaidOutFields value={paidOut} onChange={setPaidOut} />
      </ConfirmAction>
    </div>
  )
}
