import type { Product } from '#domain/api/catalog.ts'
import { firstSentence, productTerms, type ProductTerms, returnsLine } from '#domain/catalog/product-terms.ts'
import { useShop } from '#web/document/use-shop.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { usePin } from './remembered-pin.ts'
import { useDeliveryAnswer } from './use-delivery-answer.ts'
import { wantedPieces } from '#domain/shipping/wanted-pieces.ts'

const PackageCheck = drawnIcon('package-check')
const RotateCcw = drawnIcon('rotate-ccw')
const ShieldCheck = drawnIcon('shield-check')
const Truck = drawnIcon('truck')

type TermsLinesProps = { product: Product; quantity: number }

/** Returns, warranty and delivery, one line each, right under the button. */
export function TermsLines({ product, quantity }: TermsLinesProps) {
  const { answer } = useDeliveryAnswer({ pin: usePin(), ...wantedPieces(product, quantity) })
  const terms = productTerms(product, null, useShop().delivery.making)
  const lines = [
    { name: 'Returns', text: returnsLine(product, terms), icon: product.is_custom ? PackageCheck : RotateCcw },
    { name: 'Warranty', text: terms.warranty, icon: ShieldCheck },
    // Once the PIN is known, its own box right below says when and for how much: not twice.
    ...(answer ? [] : [{ name: 'Delivery', text: beforePin(product, terms), icon: Truck }]),
  ]
  return (
    <dl className="mt-5 space-y-2 text-sm" data-testid="terms">
      {lines.map(({ name, text, icon: Icon }) => (
        <div key={name} className="flex gap-2.5">
          <Icon aria-hidden strokeWidth={1.6} className="mt-0.5 size-4.5 shrink-0 text-brass-deep" />
          <dt className="sr-only">{name}</dt>
          <dd>{firstSentence(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The general text stands in its own section; here the way to the exact answer is the better line. */
const beforePin = (product: Product, terms: ProductTerms) =>
  product.is_custom ? terms.delivery : 'Delivery date and cost for your PIN stand below.'
