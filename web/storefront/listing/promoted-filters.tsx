import { LinkChip } from '#web/ui/action/chip.tsx'
import type { Listing } from './use-listing.ts'

/** What most people ask for first, above the grid where nobody misses it. */
export function PromotedFilters({ listing: { query, hrefWith } }: { listing: Listing }) {
  return (
    <nav aria-label="Popular filters" className="mt-4 flex flex-wrap gap-2">
      <LinkChip href={hrefWith({ in_stock: !query.in_stock })} isOn={query.in_stock}>
        In stock
      </LinkChip>
      <LinkChip href={hrefWith({ on_sale: !query.on_sale })} isOn={query.on_sale}>
        On sale
      </LinkChip>
      <LinkChip href={hrefWith({ rating: query.rating === 4 ? null : 4 })} isOn={query.rating === 4}>
        Rated 4 and up
      </LinkChip>
    </nav>
  )
}
