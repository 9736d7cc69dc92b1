import type { DeskOrder, PaidOutInput } from '#domain/api/order-desk.ts'
import { COUNTER_METHODS, type CounterMethod, isCounterPayment } from '#domain/orders/counter-money.ts'
import { RadioGroup, type RadioOption } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

export const COUNTER_WAYS: readonly RadioOption<CounterMethod>[] = [
  { value: 'cash', label: 'Cash' },
  { value: 'upi', label: 'UPI' },
  { value: 'card_machine', label: 'Card machine' },
]

/** The way it came, until somebody says another. */
export function usualPayOut({ desk }: DeskOrder): PaidOutInput {
  const last = desk.payments.findLast(({ provider_payment_id: id }) => isCounterPayment(id))
  return { by: COUNTER_METHODS.find((method) => method === last?.method) ?? 'cash', reference: '' }
}

type PaidOutFieldsProps = { value: PaidOutInput; onChange: (value: PaidOutInput) => void }

/** How money of the counter is paid back. */
export function PaidOutFields({ value, onChange }: PaidOutFieldsProps) {
  return (
    <>
      <RadioGroup
        legend="How is it paid back at the counter?"
        name="paid-out"
        options={COUNTER_WAYS}
        value={value.by}
        onChange={(by) => onChange({ ...value, by })}
      />
      <TextInput
        label="Reference"
        isRequired={false}
        hint="As on the slip, in the UPI app or in the cash book"
        maxLength={80}
        autoComplete="off"
        value={value.reference ?? ''}
        onChange={(event) => onChange({ ...value, reference: event.target.value })}
      />
    </>
  )
}
