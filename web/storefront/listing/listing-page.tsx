import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { DesktopFilters } from './desktop-filters.tsx'
import { ListingBreadcrumbData } from './listing-breadcrumb-data.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingResults } from './listing-results.tsx'
import { useListing } from './use-listing.ts'

export { listingHead, loadListing } from './open-listing.ts'

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
