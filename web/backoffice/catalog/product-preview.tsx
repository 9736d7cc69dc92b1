import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { createCartStore } from '#web/storefront/cart/cart-store.ts'
import { CartContext } from '#web/storefront/cart/use-cart.ts'
import { ProductView } from '#web/storefront/product/product-view.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { previewQuery } from './products-api.ts'
import { NoSuchProduct } from './product-screen.tsx'

/** The product's page as shoppers will see it. Made in the browser of who may see it: no server keeps it, no robot finds it. */
export function ProductPreview() {
  const id = Number(useParams({ strict: false }).id)
  const [cart] = useState(cartOfPreview)
  const { data: product, error, refetch } = useQuery({ ...previewQuery(useApi(), id), enabled: Number.isInteger(id) })
  if (!Number.isInteger(id) || (error instanceof ApiError && error.code === 'not_found')) return <NoSuchProduct />
  if (error)
    return <FailedState headingLevel={1} title="The preview could not be loaded" onRetry={() => void refetch()} />
  return (
    <>
      <div
        role="note"
        className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-tone-yellow px-4 py-2.5 text-sm text-tone-yellow-text"
      >
        <span className="inline-flex items-center gap-2">
          <Eye aria-hidden className="size-4" />
          Preview: only staff see this page, and its cart is put away when you leave it.
        </span>
        <ButtonLink href={`/backoffice/products/${id}`} size="sm" variant="secondary">
          Back to editing
        </ButtonLink>
      </div>
      {product ? (
        <CartContext value={cart}>
          <div className="rounded-md border border-sand bg-paper">
            <ProductView key={product.updated_at} product={product} />
          </div>
        </CartContext>
      ) : (
        <div role="status" aria-label="The preview is loading">
          <Skeleton className="h-120" />
        </div>
      )}
    </>
  )
}

/** A cart that nobody pays: it lives as long as the preview. */
function cartOfPreview() {
  return createCartStore({
    storage: { getItem: () => null, setItem: () => undefined },
    fetchProducts: async () => [],
    say: () => undefined,
    refuse: (text) => toast.error(text),
  })
}
