import type { ProductCard } from '#domain/api/catalog.ts'
import { ProductGrid } from '#web/storefront/listing/product-grid.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'

/** What stands in the rooms of the project, at the price of today. */
export function ProjectPieces({ pieces }: { pieces: readonly ProductCard[] }) {
  return (
    <section aria-labelledby="pieces-title" className="mt-section">
      <SectionHeading id="pieces-title" title="Pieces in this room" className="mb-7" />
      <ProductGrid products={pieces} headingLevel={3} />
    </section>
  )
}
