import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { productQuery } from '#web/api/catalog.ts'
import { type ChosenQuantity, useChosenQuantity } from './chosen-quantity.ts'
import { DeliveryCheck } from './delivery-check.tsx'
import { ProductBadges } from './product-badges.tsx'

/** Below the buttons of the buy box. */
export function DeliveryAndBadges({ chosen }: { chosen: ChosenQuantity }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { productId } = useParams({ from: '/product/$productId' })
  const { data: product } = useQuery(productQuery(api, productId))
  const quantity = useChosenQuantity(chosen)
  if (!product) return null
  return (
    <div id="delivery-and-badges">
      <DeliveryCheck product={product} quantity={quantity} />
      <ProductBadges product={product} />
    </div>
  )
}
