import { Suspense, useState } from 'react'
import { hasFilters } from '#domain/catalog/product-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { late } from '#web/ui/page/late.ts'
import { SortFilter } from './sort-filter.tsx'
import type { Listing } from './use-listing.ts'

const SlidersHorizontal = drawnIcon('sliders-horizontal')

const FilterDrawer = late(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

/** The two things that one does to a list on a phone, side by side. */
export function PhoneFilters({ listing }: { listing: Listing }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const openDrawer = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 lg:hidden">
      <Button
        className="noscript:hidden"
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden className="size-4" />}
        onClick={openDrawer}
      >
        Filters
        {hasFilters(listing.query) && <span className="sr-only"> (some are set)</span>}
      </Button>
      <SortFilter listing={listing} isLabelHidden />
      {isWanted && (
        <Suspense>
          <FilterDrawer listing={listing} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
