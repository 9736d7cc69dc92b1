import type { Product } from '#domain/api/catalog.ts'
import { DeliveryCheck } from './delivery-check.tsx'
import { ProductBadges } from './product-badges.tsx'
import { TermsLines } from './terms-lines.tsx'

/** What a shopper wants to know beside the button: terms, delivery to their PIN, and the badges. */
export function BuyDetails({ product, quantity }: { product: Product; quantity: number }) {
  return (
    <>
      <TermsLines product={product} quantity={quantity} />
      <DeliveryCheck product={product} quantity={quantity} />
      <ProductBadges product={product} />
    </>
  )
}
