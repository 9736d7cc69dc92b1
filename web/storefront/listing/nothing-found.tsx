import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { NoResultHelp } from './no-result-help.tsx'
import type { Listing } from './use-listing.ts'

const SearchX = drawnIcon('search-x')

/** An empty shelf, or a page beyond the last one. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { data } = listing.result
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
