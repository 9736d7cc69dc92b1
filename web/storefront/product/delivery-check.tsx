import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { rememberPin, usePin } from './remembered-pin.ts'
import { useDeliveryAnswer } from './use-delivery-answer.ts'
import { wantedPieces } from '#domain/shipping/wanted-pieces.ts'

const Truck = drawnIcon('truck')

const FAILED_TEXT = 'The delivery date could not be worked out. Please try again.'

type DeliveryCheckProps = { product: Product; quantity: number }

/** A date and a cost for the shopper's PIN, beside the buy button. The PIN is asked for once. */
export function DeliveryCheck({ product, quantity }: DeliveryCheckProps) {
  const pin = usePin()
  const [error, setError] = useState<string | null>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const { answer, hasFailed } = useDeliveryAnswer({ pin, ...wantedPieces(product, quantity) }, timesAsked)
  // Beside a PIN that is none, the answer to the one before would read as if it were for this.
  const lines = error === null ? (answer?.lines ?? []) : []

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = await readTyped(event.currentTarget)
    if ('problem' in typed) return setError(typed.problem)
    setError(null)
    rememberPin(typed.pin)
    setTimesAsked((times) => times + 1)
  }

  return (
    <section aria-labelledby="delivery-title" className="mt-6 rounded-sm border border-sand bg-white p-4">
      <h2
        id="delivery-title"
        className="flex items-center gap-2 font-sans text-[0.9375rem] font-semibold tracking-normal"
      >
        <Truck aria-hidden className="size-4.5 text-brass-deep" strokeWidth={1.75} />
        Delivery date and cost
      </h2>
      <form
        action={`/product/${product.slug}/delivery`}
        onSubmit={(event) => void check(event)}
        noValidate
        className="mt-2.5 flex items-start gap-2"
      >
        <TextInput
          key={pin ?? ''}
          label="PIN code"
          isLabelHidden
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          placeholder="PIN code, e.g. 734001"
          defaultValue={pin ?? ''}
          error={error ?? (hasFailed ? FAILED_TEXT : null)}
          onChange={() => setError(null)}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          Check
        </Button>
      </form>
      <div aria-live="polite" className="text-sm">
        {lines.map((line) => (
          <p key={line} className={clsx('mt-2 first:font-semibold', !answer?.isServed && 'first:text-terracotta-deep')}>
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}

async function readTyped(form: HTMLFormElement): Promise<{ pin: string } | { problem: string }> {
  const typed = new FormData(form).get('pin')
  const rules = await import('#domain/shipping/pin-code.ts').catch(() => null)
  if (!rules) return { problem: FAILED_TEXT }
  const pin = rules.normalisePin(typeof typed === 'string' ? typed : '')
  return rules.isPinCode(pin) ? { pin } : { problem: rules.PIN_MESSAGE }
}
