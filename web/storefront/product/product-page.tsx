import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { productQuery } from '#web/api/catalog.ts'
import { atOnce } from '#web/ui/when-wanted.ts'
import { latePart } from '#web/ui/late-part.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { rememberViewed } from './viewed-products.ts'

export { loadProduct, productHead } from './open-product.ts'

/** Not part of this file, so that a product that does not exist costs nothing. */
const loadView = async () => (await import('./product-view.tsx')).ProductView
const LateProductView = latePart({
  load: loadView,
  selector: '#product',
  when: atOnce,
  served: import.meta.env.SSR && (await loadView()),
})

export function ProductPage() {
  const { api } = useRouteContext({ from: '__root__' })
  const { productId } = useParams({ from: '/product/$productId' })
  const { data: product } = useQuery(productQuery(api, productId))
  const id = product?.id
  useEffect(() => {
    if (id !== undefined) rememberViewed(id)
  }, [id])
  return product ? <LateProductView key={product.id} /> : <ProductSkeleton />
}
