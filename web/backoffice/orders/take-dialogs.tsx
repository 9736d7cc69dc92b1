import { useState } from 'react'
import { COUNTER, ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { type DeskOrder, orderDesk } from '#domain/api/order-desk.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { typedMoney } from '#domain/money/typed-amount.ts'
import { COUNTER_TEXTS, type CounterMethod } from '#domain/orders/counter-money.ts'
import { LINK_HOURS, type LinkHours } from '#domain/orders/payment-link.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { call } from '#web/api/call.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { COUNTER_WAYS } from './paid-out-fields.tsx'

type DialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void }

const typedPart = (typed: string, due: number) =>
  typedMoney(typed, orderDesk.takeMoney.body.shape.amount.max(due, `Only ${formatRupees(due)} are due`))

/** At the counter or at the door: all that is due, or some of it. */
export function TakeDialog({ order, isOpen, onClose }: DialogProps) {
  const { api, keep } = useDeskOrder(order.id)
  const { due } = order.desk
  const [method, setMethod] = useState<CounterMethod>('cash')
  const [reference, setReference] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const { amount, problem } = typed === null ? { amount: due, problem: null } : typedPart(typed, due)
  const send = (key: string) => {
    const body = { by: method, reference, amount: amount ?? 0, version: order.version }
    const headers = { 'Idempotency-Key': key }
    return keep(call(api, ORDER_DESK.takeMoney, { params: { id: order.id }, body, headers }))
  }
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title="Take the money"
      words={takeWords(order, amount, method)}
      confirmLabel={amount === null ? 'Take' : `Take ${formatRupees(amount)}`}
      busyLabel="Saving..."
      isReady={amount !== null}
      isTyped={typed !== null || reference !== ''}
      onConfirm={send}
      onDone={() => notice({ title: `${formatRupees(amount ?? 0)} taken`, tone: 'success' })}
    >
      <TextInput
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? due}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RadioGroup
        legend="How is it paid?"
        name="take-method"
        options={COUNTER_WAYS}
        value={method}
        onChange={setMethod}
      />
      <TextInput
        label="Reference"
        isRequired={false}
        hint="As on the slip or in the UPI app"
        maxLength={80}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
    </ConfirmAction>
  )
}

function takeWords({ desk, documents, billing_address }: DeskOrder, amount: number | null, method: CounterMethod) {
  if (amount === null) return `${formatRupees(desk.due)} are due.`
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice')
  const rest = Math.round((desk.due - amount) * 100) / 100
  const paper = isInvoiced ? '' : rest > 0 ? ' A receipt voucher is issued.' : ' The invoice is issued.'
  const after = rest > 0 ? `${formatRupees(rest)} stay due.` : 'Then the order is paid.'
  return `${formatRupees(amount)} ${COUNTER_TEXTS[method]} from ${billing_address.name}. ${after}${paper}`
}

const HOURS = LINK_HOURS.map((hours) => ({ value: String(hours), label: hours === 1 ? '1 hour' : `${hours} hours` }))

/** All that is due, from home. */
export function LinkDialog({ order, isOpen, onClose }: DialogProps) {
  const { api, keep } = useDeskOrder(order.id)
  const [hours, setHours] = useState<LinkHours>(12)
  const [isMailed, setIsMailed] = useState(true)
  const { name, email } = order.billing_address
  const sum = formatRupees(order.desk.due)
  const params = { id: order.id }
  const send = async () => {
    await keep(call(api, ORDER_DESK.linkMoney, { params, body: { hours } }))
    if (email && isMailed) await call(api, COUNTER.mailLink, { params })
  }
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Make a link for ${sum}?`}
      words={`${name} can pay ${sum} by the link. Unpaid it ends by itself, and the order stays as it is.`}
      confirmLabel={`Make a link for ${sum}`}
      busyLabel="Making..."
      onConfirm={send}
      onDone={() => notice({ title: 'The link is made', tone: 'success' })}
    >
      <Select
        label="The link holds for"
        options={HOURS}
        value={String(hours)}
        onChange={(event) => setHours(Number(event.target.value) as LinkHours)}
      />
      {email && (
        <Checkbox
          label={`Send it to ${email}`}
          checked={isMailed}
          onChange={(event) => setIsMailed(event.target.checked)}
        />
      )}
    </ConfirmAction>
  )
}
