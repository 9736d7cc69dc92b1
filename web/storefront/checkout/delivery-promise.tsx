import { clsx } from 'clsx'
import { type Paise, toRupees } from '#domain/money/paise.ts'
import { consignmentOf } from '#domain/shipping/consignment.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useDeliveryAnswer } from '#web/storefront/product/use-delivery-answer.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const Truck = drawnIcon('truck')

type Line = {
  readonly product: { readonly weight?: number; readonly is_custom?: boolean; readonly making_weeks?: number | null }
  readonly quantity: number
}
type DeliveryPromiseProps = { pin: string; amount: Paise; lines: readonly Line[] }

/** The same sentence as beside the product, for the PIN that stands in the form. */
export function DeliveryPromise({ pin, amount, lines }: DeliveryPromiseProps) {
  const { making } = useShop().delivery
  const pieces = lines.map(({ product, quantity }) => ({
    weightGrams: (product.weight ?? 0) * 1000,
    isCustom: product.is_custom,
    makingWeeks: product.making_weeks,
    quantity,
  }))
  const wanted = { ...consignmentOf(pieces, making), amount: toRupees(amount), pin: pin.replaceAll(/\s/g, '') }
  const { answer } = useDeliveryAnswer(wanted)
  const sentence = answer?.lines[0]
  return (
    <p
      aria-live="polite"
      className={clsx(
        'mt-4 flex gap-2 text-sm empty:hidden',
        answer?.isServed === false && 'font-semibold text-terracotta-deep',
      )}
    >
      {sentence && (
        <>
          <Truck aria-hidden strokeWidth={1.6} className="mt-0.5 size-4.5 shrink-0 text-brass-deep" />
          {sentence}
        </>
      )}
    </p>
  )
}
