import { SearchX } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { loadFailureText } from './load-failure.ts'
import { NoResultHelp } from './no-result-help.tsx'
import type { Listing } from './use-listing.ts'

/** An empty shelf, or one that could not be reached. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { isLoadingError, error } = listing.result
  if (isLoadingError) return <FailedState title={loadFailureText(error)} />
  return (
    <>
      <EmptyState
        icon={SearchX}
        title="No products found matching your criteria."
        actions={<Button onClick={listing.clear}>Clear filters</Button>}
      />
      <NoResultHelp search={listing.query.search} />
    </>
  )
}
