import { Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Paise, toRupees } from '#domain/money/paise.ts'

type DeliveryPromiseProps = { pin: string; amount: Paise; isCustom: boolean }

/** The same sentence as beside the product, for the PIN that stands in the form. */
export function DeliveryPromise({ pin, amount, isCustom }: DeliveryPromiseProps) {
  const [sentence, setSentence] = useState<string | undefined>()

  useEffect(() => {
    let isCurrent = true
    void import('#web/storefront/product/delivery-lines.ts').then(
      ({ deliveryLines }) => {
        if (isCurrent) setSentence(deliveryLines(pin.replaceAll(/\s/g, ''), toRupees(amount), isCustom, new Date())[0])
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [pin, amount, isCustom])

  return (
    <p aria-live="polite" className="mt-4 flex gap-2 text-sm empty:hidden">
      {sentence && (
        <>
          <Truck aria-hidden strokeWidth={1.6} className="mt-0.5 size-4.5 shrink-0 text-brass-deep" />
          {sentence}
        </>
      )}
    </p>
  )
}
