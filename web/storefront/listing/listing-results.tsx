import { SKELETON_CARDS } from '#domain/catalog/product-query.ts'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { late } from '#web/ui/page/late.ts'
import { loadFailureText } from './load-failure.ts'
import { CardSkeletons, ProductGrid } from './product-grid.tsx'
import type { Listing } from './use-listing.ts'

// The server renders in one go and waits for no code.
const loadNothingFound = async () => (await import('./nothing-found.tsx')).NothingFound
const NothingFound = import.meta.env.SSR ? await loadNothingFound() : late(loadNothingFound)

export function ListingResults({ listing }: { listing: Listing }) {
  const { data, error, isLoadingError, isPlaceholderData } = listing.result
  if (isLoadingError) return <FailedState title={loadFailureText(error)} />
  if (data?.data.length === 0 && !isPlaceholderData)
    return (
      <HydrationSlice>
        <NothingFound listing={listing} />
      </HydrationSlice>
    )
  if (!data) return <CardSkeletons count={SKELETON_CARDS} />
  return (
    <div className="relative" aria-busy={isPlaceholderData}>
      <ProductGrid products={data.data} search={listing.query.search} hasPriority />
      <Pager
        page={data.current_page}
        lastPage={data.last_page}
        hrefFor={listing.hrefOfPage}
        label="Product pages"
        className="mt-12"
      />
      {isPlaceholderData && <LoadingOverlay />}
    </div>
  )
}

function LoadingOverlay() {
  return (
    <div className="absolute -inset-2 z-20 flex justify-center rounded-sm bg-paper/75">
      <p
        role="status"
        className="sticky top-1/3 mt-24 flex h-fit items-center gap-3 rounded-sm bg-white px-5 py-3 font-semibold shadow-card"
      >
        <Spinner size="sm" label="" />
        Loading products...
      </p>
    </div>
  )
}
