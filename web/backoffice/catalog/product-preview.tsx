import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { RecordPreview } from '#web/backoffice/record/record-preview.tsx'
import { createCartStore } from '#web/storefront/cart/cart-store.ts'
import { CartContext } from '#web/storefront/cart/use-cart.ts'
import { ProductView } from '#web/storefront/product/product-view.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { previewQuery } from './products-api.ts'

const NOTE = 'Preview: only staff see this page, and its cart is put away when you leave it.'

/** The product's page as shoppers will see it. */
export function ProductPreview() {
  const id = Number(useParams({ strict: false }).id)
  const [cart] = useState(cartOfPreview)
  return (
    <OneOfArea noun="product" list="/backoffice/products" result={useQuery(previewQuery(useApi(), id))}>
      {(product) => (
        <RecordPreview note={NOTE} back={`/backoffice/products/${id}`}>
          <CartContext value={cart}>
            <ProductView key={product.updated_at} product={product} />
          </CartContext>
        </RecordPreview>
      )}
    </OneOfArea>
  )
}

/** A cart that nobody pays: it lives as long as the preview. */
function cartOfPreview() {
  return createCartStore({
    storage: { getItem: () => null, setItem: () => undefined },
    fetchProducts: async () => [],
    endPaid: async () => undefined,
    say: () => undefined,
    refuse: (text) => toast.error(text),
  })
}
