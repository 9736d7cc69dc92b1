import { lazy } from 'react'
import { SearchBox } from '#web/storefront/search/search-box.tsx'
import { LISTING_SEARCH, LISTING_SEARCH_HINT } from './listing-search-form.ts'
import type { Listing } from './use-listing.ts'

const loadSearch = () => import('./product-search.tsx')
const ProductSearch = lazy(() => loadSearch().then((module) => ({ default: module.ProductSearch })))

export function ListingSearch({ listing: { query, change } }: { listing: Listing }) {
  const open = (search: string) => change(() => ({ search }))
  return (
    <SearchBox
      form={LISTING_SEARCH}
      hint={LISTING_SEARCH_HINT}
      searched={query.search}
      onReach={loadSearch}
      onSearch={(words) => void loadSearch().then(({ applySearch }) => applySearch(words, open))}
    >
      {(start) => <ProductSearch {...start} search={query.search} onSearch={open} />}
    </SearchBox>
  )
}
