import { LINK_HOURS, type LinkHours } from '#domain/orders/payment-link.ts'
import { RadioGroup, type RadioOption } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type SaleState, typedDiscount } from './sale-state.ts'

const METHODS: readonly RadioOption<SaleState['method']>[] = [
  { value: 'cash', label: 'Cash' },
  { value: 'upi', label: 'UPI' },
  { value: 'card_machine', label: 'Card machine' },
  { value: 'link', label: 'Payment link', hint: 'The pieces are set aside until it is paid or ends' },
]
const HOURS = LINK_HOURS.map((hours) => ({ value: String(hours), label: hours === 1 ? '1 hour' : `${hours} hours` }))

type PaymentFieldsProps = { state: SaleState; change: (next: Partial<SaleState>) => void }

/** Nothing is taken along before it is paid. */
const notYet = ({ handover }: SaleState) => (handover === 'take_along' ? { handover: 'pick_up' as const } : {})

export function PaymentFields({ state, change, advanceError }: PaymentFieldsProps & { advanceError: string | null }) {
  const { method, reference, hours } = state
  const choose = (next: SaleState['method']) => change({ method: next, ...(next === 'link' ? notYet(state) : {}) })
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup legend="How is it paid?" name="method" options={METHODS} value={method} onChange={choose} />
      {method === 'link' && (
        <Select
          label="The link holds for"
          options={HOURS}
          value={String(hours)}
          onChange={(event) => change({ hours: Number(event.target.value) as LinkHours })}
        />
      )}
      {(method === 'upi' || method === 'card_machine') && (
        <TextInput
          label="Reference"
          isRequired={false}
          hint="As on the slip or in the UPI app"
          maxLength={80}
          value={reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
      )}
      <TextInput
        label="Advance"
        prefix="₹"
        inputMode="decimal"
        isRequired={false}
        autoComplete="off"
        hint="Only a part is paid now; the rest at the counter, by a link or at the door. Empty: everything is paid now."
        value={state.advance}
        error={advanceError}
        onChange={({ target: { value } }) => change({ advance: value, ...(value.trim() ? notYet(state) : {}) })}
      />
    </div>
  )
}

type DiscountFieldsProps = PaymentFieldsProps & { reasonError: string | undefined }

export function DiscountFields({ state: { discount }, change, reasonError }: DiscountFieldsProps) {
  const { amount, problem } = typedDiscount({ discount })
  const set = (next: Partial<SaleState['discount']>) => change({ discount: { ...discount, ...next } })
  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
      <TextInput
        label="Discount"
        prefix="₹"
        inputMode="decimal"
        isRequired={false}
        value={discount.amount}
        error={problem}
        onChange={(event) => set({ amount: event.target.value })}
      />
      <TextInput
        label="Reason for the discount"
        isRequired={amount !== null}
        maxLength={200}
        value={discount.reason}
        error={reasonError}
        onChange={(event) => set({ reason: event.target.value })}
      />
    </div>
  )
}
