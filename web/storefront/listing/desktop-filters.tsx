import { FilterPanel } from './filter-panel.tsx'
import type { Listing } from './use-listing.ts'

/**
 * Beside the products where there is room for it; on small screens the drawer has the same panel, which needs script: without, this one
 * stands above the products. It has no scrolling of its own:
 * it moves with the page until its end is in sight, and stays there. At least as high as the window, it begins at its top.
 */
export function DesktopFilters({ listing }: { listing: Listing }) {
  return (
    <aside aria-label="Filters" className="flex flex-col justify-end max-lg:hidden max-lg:noscript:flex">
      <div className="sticky bottom-0 min-h-[calc(100dvh-var(--spacing-header))] pb-6">
        <FilterPanel listing={listing} />
      </div>
    </aside>
  )
}
