import { FilterPanel } from './filter-panel.tsx'
import { useListing } from './use-listing.ts'

/** Beside the products where there is room for it; on small screens the drawer has the same panel. */
export function DesktopFilters() {
  return (
    <aside aria-label="Filters" className="max-lg:hidden">
      <div className="sticky top-[calc(var(--spacing-header)+1rem)] max-h-[calc(100dvh-var(--spacing-header)-1.5rem)] overflow-y-auto overscroll-contain pr-2 pb-6">
        <FilterPanel listing={useListing()} />
      </div>
    </aside>
  )
}
