import { SearchBox } from '#web/storefront/search/search-box.tsx'
import { ahead, late, untilThere } from '#web/ui/page/late.ts'
import { LISTING_SEARCH, LISTING_SEARCH_HINT } from './listing-search-form.ts'
import type { Listing } from './use-listing.ts'

const loadSearch = () => import('./product-search.tsx')
const ProductSearch = late(async () => (await loadSearch()).ProductSearch)

export function ListingSearch({ listing: { query, change } }: { listing: Listing }) {
  const open = (search: string) => change(() => ({ search }))
  return (
    <SearchBox
      form={LISTING_SEARCH}
      hint={LISTING_SEARCH_HINT}
      searched={query.search}
      onReach={ahead(loadSearch)}
      onSearch={(words) => void untilThere(loadSearch).then(({ applySearch }) => applySearch(words, open))}
    >
      {(start) => <ProductSearch {...start} search={query.search} onSearch={open} />}
    </SearchBox>
  )
}
