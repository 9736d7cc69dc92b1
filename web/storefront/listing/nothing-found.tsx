import { SearchX } from 'lucide-react'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { loadFailureText } from './load-failure.ts'
import { NoResultHelp } from './no-result-help.tsx'
import type { Listing } from './use-listing.ts'

/** An empty shelf, or one that could not be reached. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { isLoadingError, error, data } = listing.result
  if (isLoadingError) return <FailedState title={loadFailureText(error)} />
  if (data && data.total > 0) return <PastTheEnd lastPage={data.last_page} listing={listing} />
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

/** There are products, only not so many: a page that somebody kept while the shop had more. */
function PastTheEnd({ lastPage, listing }: { lastPage: number; listing: Listing }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`There is no page ${listing.query.page}`}
      text={lastPage === 1 ? 'Everything stands on the first page.' : `The last one is page ${lastPage}.`}
      actions={<ButtonLink href={listing.hrefOfPage(lastPage)}>Go to the last page</ButtonLink>}
    />
  )
}
