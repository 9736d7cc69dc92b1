import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { hasFilters } from '#domain/catalog/product-query.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { reachedFor } from '#web/ui/when-wanted.ts'
import { latePart, usePartKey } from '#web/ui/late-part.tsx'
import { ListingBreadcrumbData } from './listing-breadcrumb-data.tsx'
import { ListingResults } from './listing-results.tsx'
import { PromotedFilters } from './promoted-filters.tsx'
import { type Listing, useListing } from './use-listing.ts'

export { listingHead, loadListing } from './open-listing.ts'

const loadFilters = async () => (await import('./desktop-filters.tsx')).DesktopFilters
const LateFilters = latePart({
  load: loadFilters,
  selector: 'aside[aria-label="Filters"]',
  when: reachedFor,
  served: import.meta.env.SSR && (await loadFilters()),
})

const loadApplied = async () => (await import('./applied-filters.tsx')).AppliedFilters
const AppliedFilters = import.meta.env.SSR ? await loadApplied() : lazy(async () => ({ default: await loadApplied() }))

const FilterDrawer = lazy(() => import('./filter-drawer.tsx').then(({ FilterDrawer: Drawer }) => ({ default: Drawer })))

export function ListingPage() {
  const listing = useListing()
  const filtersKey = usePartKey(LateFilters, listing.hrefOfPage(1))
  return (
    <div className="page pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Products' }]} />
      <ListingBreadcrumbData />
      <div className="mt-3 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10 xl:gap-12">
        <LateFilters key={filtersKey} />
        <div className="min-w-0">
          <ListingHead listing={listing} />
          <ListingResults listing={listing} />
        </div>
      </div>
    </div>
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
      {hasFilters(listing.query) && (
        <Suspense>
          <AppliedFilters listing={listing} />
        </Suspense>
      )}
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
