import type { UseQueryResult } from '@tanstack/react-query'
import type { ProductCard as CardData } from '#domain/api/catalog.ts'
import { FEATURED_PLACEHOLDERS } from '#domain/catalog/product-query.ts'
import { loadFailureText } from '#web/storefront/listing/load-failure.ts'
import { ProductCard } from '#web/storefront/listing/product-card.tsx'
import { WishlistButton } from '#web/storefront/wishlist/wishlist-button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { ArrowLink } from '#web/ui/action/text-link.tsx'

const GRID = 'mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:gap-x-7 lg:gap-y-12'

export function FeaturedProducts({ featured }: { featured: UseQueryResult<CardData[]> }) {
  return (
    <section aria-labelledby="products-title" className="end-of-page page pb-section">
      <SectionHeading
        id="products-title"
        title="PRODUCTS"
        lead="Six pieces our own people take home."
        action={<ArrowLink href="/products">ALL PRODUCTS</ArrowLink>}
      />
      <Cards featured={featured} />
    </section>
  )
}

function Cards({ featured: { data, isLoadingError, error } }: { featured: UseQueryResult<CardData[]> }) {
  if (isLoadingError) return <FailedState title={loadFailureText(error)} headingLevel={3} />
  if (!data) return <Placeholders />
  return (
    <ul className={GRID}>
      {data.slice(0, FEATURED_PLACEHOLDERS).map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            headingLevel={3}
            sizes="(min-width: 48rem) 30vw, 50vw"
            corner={<WishlistButton product={product} size="sm" />}
          />
        </li>
      ))}
    </ul>
  )
}

function Placeholders() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">Loading products</span>
      {Array.from({ length: FEATURED_PLACEHOLDERS }, (_, at) => (
        <div key={at} data-testid="featured-placeholder">
          <Skeleton className="aspect-[4/5] w-full" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-2 h-5 w-1/3" />
        </div>
      ))}
    </div>
  )
}
