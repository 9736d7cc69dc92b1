import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { relatedQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { ProductGrid } from '#web/storefront/listing/product-grid.tsx'
import { late } from '#web/ui/page/late.ts'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { readViewed } from './viewed-products.ts'

const RecentlyViewed = late(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)
const MOST_VIEWED = 4

/** What is below the product: others of its room, and what the visitor has looked at before. */
export function MorePieces({ product }: { product: Product }) {
  const api = useApi()
  const { productId } = useParams({ from: '/storefront/product/$productId' })
  const { data: related = [] } = useQuery(relatedQuery(api, productId))
  const viewed = useViewedBefore(product.id)
  return (
    <div id="more-pieces" className="end-of-page [--about:50rem] md:[--about:59rem] lg:[--about:43rem]">
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="page pt-section">
          <SectionHeading
            id="related-title"
            title={`Goes well in the ${product.room.name.toLowerCase()}`}
            className="mb-7"
          />
          <ProductGrid products={related} headingLevel={3} />
        </section>
      )}
      {viewed.length > 0 && (
        <Suspense>
          <RecentlyViewed ids={viewed} />
        </Suspense>
      )}
    </div>
  )
}

/** None while a page is served: only the browser knows. */
function useViewedBefore(productId: number): readonly number[] {
  const [ids, setIds] = useState<readonly number[]>([])
  useEffect(() => {
    const others = readViewed().filter((id) => id !== productId)
    setIds(others.slice(0, MOST_VIEWED))
  }, [productId])
  return ids
}
