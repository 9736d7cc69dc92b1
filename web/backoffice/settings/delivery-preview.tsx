import { useState } from 'react'
import type { Settings } from '#domain/company/settings.ts'
import { typedAmount } from '#domain/money/typed-amount.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { deliveryAnswer } from '#domain/shipping/delivery-lines.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'

/** What a shopper would be told by what is typed above, before it is saved. */
export function DeliveryPreview({ settings }: { settings: Settings }) {
  const [pin, setPin] = useState(settings.address.postalCode)
  const [amount, setAmount] = useState('4800')
  const [weight, setWeight] = useState('30')
  const [now] = useState(() => new Date())
  const wanted = { pin: pin.replaceAll(/\s/g, ''), amount: wholeOf(amount), weightKg: wholeOf(weight) }
  const isRead = !Number.isNaN(wanted.amount + wanted.weightKg)
  const answer = () => deliveryAnswer({ ...wanted, isMadeToOrder: false }, now, deliveryTerms(settings))
  return (
    <Section title="What a shopper is told">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextInput label="PIN code" inputMode="numeric" value={pin} onChange={(event) => setPin(event.target.value)} />
        <TextInput
          label="Order of ₹"
          inputMode="numeric"
          value={amount}
          error={problemOf(wanted.amount)}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextInput
          label="Weight in kg"
          inputMode="numeric"
          value={weight}
          error={problemOf(wanted.weightKg)}
          onChange={(event) => setWeight(event.target.value)}
        />
      </div>
      <p aria-live="polite" data-delivery-preview className="mt-4 rounded-sm bg-linen px-4 py-3 text-sm">
        {isRead && (answer().lines.join(' ') || 'Type a PIN code of six digits.')}
      </p>
    </Section>
  )
}

/** Nothing typed is zero; what cannot be read is NaN. */
const wholeOf = (typed: string) => Math.min(Math.max(Math.trunc(typedAmount(typed) ?? 0), 0), 10_000_000)
const problemOf = (whole: number) => (Number.isNaN(whole) ? 'Must be a number' : undefined)
