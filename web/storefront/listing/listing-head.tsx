import { useLoaderData } from '@tanstack/react-router'
import { listingWords } from '#domain/catalog/listing-words.ts'
import { hasFilters } from '#domain/catalog/product-query.ts'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { PhoneFilters } from './phone-filters.tsx'
import { pictureSource } from './product-picture.ts'
import { PromotedFilters } from './promoted-filters.tsx'
import type { Listing } from './use-listing.ts'

// The server renders in one go and waits for no code.
const loadApplied = async () => (await import('./applied-filters.tsx')).AppliedFilters
const AppliedFilters = import.meta.env.SSR ? await loadApplied() : onFirstMove(loadApplied)

export function ListingHead({ listing }: { listing: Listing }) {
  const { data } = listing.result
  const { heading, line, picture } = listingWords(listing.query, useLoaderData({ from: '/storefront/products' }))
  return (
    <div className="mb-6">
      {picture && (
        <Picture
          picture={pictureSource(picture)}
          alt={picture.alt}
          ratio="3/2"
          sizes="14rem"
          className="float-right mb-4 ml-6 w-56 rounded-sm max-md:hidden"
        />
      )}
      <h1 className="text-title tracking-tighter">{heading}</h1>
      {line && <p className="mt-1.5 max-w-prose text-muted">{line}</p>}
      <p aria-live="polite" className="figures mt-2 text-muted">
        {data ? `${data.total} products found` : ' '}
      </p>
      {data?.corrected_search && (
        <p className="mt-1 text-sm text-muted">
          Nothing is called “{listing.query.search}”. These are the results for{' '}
          <strong className="text-ink">{data.corrected_search}</strong>.
        </p>
      )}
      <PhoneFilters listing={listing} />
      <PromotedFilters listing={listing} />
      {hasFilters(listing.query) && (
        <HydrationSlice>
          <AppliedFilters listing={listing} />
        </HydrationSlice>
      )}
    </div>
  )
}
