import { useQuery } from '@tanstack/react-query'
import { cardsQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { ProductGrid } from '#web/storefront/listing/product-grid.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'

export function RecentlyViewed({ ids }: { ids: readonly number[] }) {
  const api = useApi()
  const { data = [] } = useQuery(cardsQuery(api, ids))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="viewed-title" className="page pt-section">
      <SectionHeading id="viewed-title" title="Recently viewed" className="mb-7" />
      <ProductGrid products={data} headingLevel={3} />
    </section>
  )
}
