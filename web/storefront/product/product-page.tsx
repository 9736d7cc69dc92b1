import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { productQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'
import { rememberViewed } from './viewed-products.ts'

export { loadProduct, productHead } from './open-product.ts'

// The server renders in one go and waits for no code.
const loadMore = async () => (await import('./more-pieces.tsx')).MorePieces
const MorePieces = import.meta.env.SSR ? await loadMore() : onFirstMove(loadMore)

export function ProductPage() {
  const api = useApi()
  const { productId } = useParams({ from: '/storefront/product/$productId' })
  const { data: product } = useQuery(productQuery(api, productId))
  const id = product?.id
  useEffect(() => {
    if (id !== undefined) rememberViewed(id)
  }, [id])
  if (!product) return <ProductSkeleton />
  const below = (
    <HydrationSlice>
      <MorePieces product={product} />
    </HydrationSlice>
  )
  return (
    // The route shows a skeleton, and with it the router draws a border of its own around this page.
    <HydrationSlice>
      <ProductView key={product.id} product={product} below={below} />
    </HydrationSlice>
  )
}
