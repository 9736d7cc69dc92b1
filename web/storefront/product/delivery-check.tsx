import { Truck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { readPin, rememberPin } from './remembered-pin.ts'

type DeliveryCheckProps = { product: Product; quantity: number }

/** A date and a cost for the shopper's PIN, beside the buy button. The PIN is asked for once. */
export function DeliveryCheck({ product, quantity }: DeliveryCheckProps) {
  const [pin, setPin] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const lines = useDeliveryLines(pin, product, quantity, setError)
  useEffect(() => setPin(readPin()), [])

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('pin')
    const { isPinCode, normalisePin, PIN_MESSAGE } = await import('#domain/shipping/pin-code.ts')
    const next = normalisePin(typeof typed === 'string' ? typed : '')
    if (!isPinCode(next)) return setError(PIN_MESSAGE)
    setError(null)
    rememberPin(next)
    setPin(next)
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
      <form onSubmit={(event) => void check(event)} noValidate className="mt-2.5 flex items-start gap-2">
        <TextInput
          key={pin ?? ''}
          label="PIN code"
          isLabelHidden
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          placeholder="PIN code, e.g. 734001"
          defaultValue={pin ?? ''}
          error={error}
          onChange={() => setError(null)}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          Check
        </Button>
      </form>
      <div aria-live="polite" className="text-sm">
        {lines.map((line) => (
          <p key={line} className="mt-2 first:font-semibold">
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}

/** The tables of PIN codes are fetched only for those who ask. */
function useDeliveryLines(
  pin: string | null,
  product: Product,
  quantity: number,
  onError: (text: string) => void,
): string[] {
  const [lines, setLines] = useState<string[]>([])
  const amount = effectivePrice(product) * quantity
  useEffect(() => {
    if (pin === null) return
    let isCurrent = true
    import('./delivery-lines.ts').then(
      ({ deliveryLines }) => isCurrent && setLines(deliveryLines(pin, amount, product.is_custom, new Date())),
      () => isCurrent && onError('The delivery date could not be worked out. Please try again.'),
    )
    return () => {
      isCurrent = false
    }
  }, [pin, amount, product.is_custom, onError])
  return lines
}
