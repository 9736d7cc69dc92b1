import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { ListingBreadcrumbData } from './listing-breadcrumb-data.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingResults } from './listing-results.tsx'
import { useListing } from './use-listing.ts'

export { listingHead, loadListing } from './open-listing.ts'

// The server renders in one go and waits for no code.
const loadFilters = async () => (await import('./desktop-filters.tsx')).DesktopFilters
const DesktopFilters = import.meta.env.SSR ? await loadFilters() : onFirstMove(loadFilters)

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
