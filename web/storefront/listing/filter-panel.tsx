import { hasFilters } from '#domain/catalog/product-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ChoiceFilters } from './choice-filters.tsx'
import { PriceFilter } from './price-filter.tsx'
import { ListingSearch } from './listing-search.tsx'
import { ShelfFilters } from './shelf-filters.tsx'
import { SortFilter } from './sort-filter.tsx'
import { SpaceFilter } from './space-filter.tsx'
import type { Listing } from './use-listing.ts'

/** What most people narrow by comes first: on a laptop the price is in sight without scrolling. */
export function FilterPanel({ listing }: { listing: Listing }) {
  return (
    <div className="space-y-4">
      <ListingSearch listing={listing} />
      <ShelfFilters listing={listing} />
      <PriceFilter listing={listing} />
      <SortFilter listing={listing} />
      <ChoiceFilters listing={listing} />
      <SpaceFilter listing={listing} />
      <Button variant="secondary" isBlock disabled={!canClear(listing)} onClick={listing.clear}>
        Clear All Filters
      </Button>
    </div>
  )
}

const canClear = ({ query }: Listing) =>
  hasFilters(query) || query.sort_by !== 'created_at' || query.sort_order !== 'desc'
