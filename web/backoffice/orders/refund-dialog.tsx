import { useState } from 'react'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { useOpenings } from '#web/backoffice/form/use-openings.ts'
import { call } from '#web/api/call.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { PaidOutFields, usualPayOut } from './paid-out-fields.tsx'
import { NO_CHOICE, refundBody, type RefundChoice, suggestionFor, typedRefund } from './refund-choice.ts'
import { RefundPieces } from './refund-pieces.tsx'

type RefundDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void }

/** Some of the money back, for some pieces or for none. */
export function RefundDialog(props: RefundDialogProps) {
  return <RefundWindow key={useOpenings(props.isOpen)} {...props} />
}

function RefundWindow({ order, isOpen, onClose }: RefundDialogProps) {
  const { api, keep } = useDeskOrder(order.id)
  const [choice, setChoice] = useState(NO_CHOICE)
  const [paidOut, setPaidOut] = useState(() => usualPayOut(order))
  const isOverCounter = order.desk.has_counter_money
  const { amount, problem } = typedRefund(order, choice)
  const send = (key: string) => {
    const body = { ...refundBody(order, choice, amount ?? 0), ...(isOverCounter ? { paid_out: paidOut } : {}) }
    const headers = { 'Idempotency-Key': key }
    return keep(call(api, ORDER_DESK.refund, { params: { id: order.id }, body, headers }))
  }
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title="Refund"
      words={<RefundWords order={order} choice={choice} amount={amount} />}
      confirmLabel={amount === null ? 'Refund' : `Refund ${formatRupees(amount)}`}
      busyLabel="Refunding..."
      isDangerous
      isReady={amount !== null && choice.reason.trim() !== ''}
      isTyped={choice !== NO_CHOICE}
      onConfirm={send}
      onDone={() => notice({ title: `${formatRupees(amount ?? 0)} go back`, tone: 'success' })}
    >
      <RefundFields order={order} choice={choice} onChange={setChoice} problem={problem} />
      {isOverCounter && <PaidOutFields value={paidOut} onChange={setPaidOut} />}
    </ConfirmAction>
  )
}

/** In rupees, before the press. */
function RefundWords({ order, choice, amount }: { order: DeskOrder; choice: RefundChoice; amount: number | null }) {
  if (amount === null) return <p>Choose pieces or type an amount. {formatRupees(order.desk.refundable)} are left.</p>
  const chosen = Object.values(choice.pieces).filter(({ quantity }) => quantity > 0)
  const back = chosen.filter(({ restock }) => restock).reduce((sum, { quantity }) => sum + quantity, 0)
  const gone = chosen.filter(({ restock }) => !restock).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <p role="status">
      {formatRupees(amount)} go back to {order.billing_address.name}{' '}
      {order.desk.has_counter_money ? 'over the counter' : 'by the way they paid'}, with a credit note
      {order.billing_address.email && ' and a mail'}.{back > 0 && ` Back on sale: ${piecesText(back)}.`}
      {gone > 0 && ` Not back on sale: ${piecesText(gone)}.`} This cannot be undone.
    </p>
  )
}

const piecesText = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

type RefundFieldsProps = {
  order: DeskOrder
  choice: RefundChoice
  onChange: (choice: RefundChoice) => void
  problem: string | null
}

function RefundFields({ order, choice, onChange, problem }: RefundFieldsProps) {
  const most = formatRupees(order.desk.refundable)
  return (
    <>
      {order.status !== 'cancelled' && <RefundPieces order={order} choice={choice} onChange={onChange} />}
      {order.shipping_amount > 0 && (
        <Checkbox
          label={`Delivery charge, ${formatRupees(order.shipping_amount)}`}
          checked={choice.withDelivery}
          onChange={(event) => onChange({ ...choice, withDelivery: event.target.checked })}
        />
      )}
      <TextInput
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={choice.amount ?? (suggestionFor(order, choice) || '')}
        hint={`At most ${most}. Suggested: what was paid for what is chosen, after discounts.`}
        error={problem}
        onChange={(event) => onChange({ ...choice, amount: event.target.value })}
      />
      <Textarea
        label="Reason"
        hint="For the shop's own records."
        value={choice.reason}
        maxLength={300}
        onChange={(event) => onChange({ ...choice, reason: event.target.value })}
      />
    </>
  )
}
