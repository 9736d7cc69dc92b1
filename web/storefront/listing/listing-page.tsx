import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { hasFilters } from '#domain/catalog/product-query.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { HydrationSlice } from '#web/ui/hydration-slice.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingBreadcrumbData } from './listing-breadcrumb-data.tsx'
import { ListingResults } from './listing-results.tsx'
import { PromotedFilters } from './promoted-filters.tsx'
import { type Listing, useListing } from './use-listing.ts'

export { listingHead, loadListing } from './open-listing.ts'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx').then(({ FilterDrawer: Drawer }) => ({ default: Drawer })))

export function ListingPage() {
  const listing = useListing()
  return (
    <div className="page pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Products' }]} />
      <ListingBreadcrumbData />
      <div className="mt-3 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10 xl:gap-12">
        <HydrationSlice>
          <DesktopFilters listing={listing} />
        </HydrationSlice>
        <div className="min-w-0">
          <ListingHead listing={listing} />
          <HydrationSlice>
            <ListingResults listing={listing} />
          </HydrationSlice>
        </div>
      </div>
    </div>
  )
}

/** Beside the products where there is room for it; on small screens the drawer has the same panel. */
function DesktopFilters({ listing }: { listing: Listing }) {
  return (
    <aside aria-label="Filters" className="max-lg:hidden">
      <div className="sticky top-[calc(var(--spacing-header)+1rem)] max-h-[calc(100dvh-var(--spacing-header)-1.5rem)] overflow-y-auto overscroll-contain pr-2 pb-6">
        <FilterPanel listing={listing} />
      </div>
    </aside>
  )
}

function ListingHead({ listing }: { listing: Listing }) {
  const { data } = listing.result
  return (
    <div className="mb-6">
      <h1 className="text-title tracking-tighter">All Products</h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="figures text-muted">
          {data ? `${data.total} products found` : ' '}
        </p>
        <PhoneFilters listing={listing} />
      </div>
      {data?.corrected_search && (
        <p className="mt-1 text-sm text-muted">
          Nothing is called “{listing.query.search}”. These are the results for{' '}
          <strong className="text-ink">{data.corrected_search}</strong>.
        </p>
      )}
      <PromotedFilters listing={listing} />
      {hasFilters(listing.query) && <AppliedFilters listing={listing} />}
    </div>
  )
}

function PhoneFilters({ listing }: { listing: Listing }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const openDrawer = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <div className="lg:hidden">
      <Button
        variant="secondary"
        size="sm"
        icon={<SlidersHorizontal aria-hidden className="size-4" />}
        onClick={openDrawer}
      >
        Filters
        {hasFilters(listing.query) && <span className="sr-only"> (some are set)</span>}
      </Button>
      {isWanted && (
        <Suspense>
          <FilterDrawer listing={listing} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
