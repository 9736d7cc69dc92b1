import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cardsQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { ProductGrid } from '#web/storefront/listing/product-grid.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { readViewed } from './viewed-products.ts'

const SHOWN = 4

export function RecentlyViewed({ productId }: { productId: number }) {
  const api = useApi()
  const [ids, setIds] = useState<number[]>([])
  useEffect(() => {
    setIds(
      readViewed()
        .filter((id) => id !== productId)
        .slice(0, SHOWN),
    )
  }, [productId])
  const { data = [] } = useQuery({ ...cardsQuery(api, ids), enabled: ids.length > 0 })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="viewed-title" className="page pt-section">
      <SectionHeading id="viewed-title" title="Recently viewed" className="mb-7" />
      <ProductGrid products={data} headingLevel={3} />
    </section>
  )
}
