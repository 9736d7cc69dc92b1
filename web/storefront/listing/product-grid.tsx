import type { ComponentType } from 'react'
import type { ProductCard as CardData } from '#domain/api/catalog.ts'
import { variantOfSku } from '#domain/catalog/search/variant-of-sku.ts'
import { WishlistButton } from '#web/storefront/wishlist/wishlist-button.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { ProductCard } from './product-card.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-y-11'

/** What a phone shows at once, or the first row of a wide screen. */
const FIRST_SCREEN = 4

type ProductGridProps = {
  products: readonly CardData[]
  /** What was searched for: the number of a colour leads to that colour. */
  search?: string
  hasPriority?: boolean
  headingLevel?: 2 | 3
  /** What stands under each card. */
  Foot?: ComponentType<{ product: CardData }>
}

/** The first picture is the one the page is judged by, where the grid is what one came for. */
export function ProductGrid({ products, search = '', hasPriority = false, headingLevel = 2, Foot }: ProductGridProps) {
  return (
    <ul className={GRID}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            color={variantOfSku(product.variants, search)?.color}
            isPriority={hasPriority && at === 0}
            isLate={at >= FIRST_SCREEN}
            headingLevel={headingLevel}
            corner={<WishlistButton product={product} size="sm" />}
            foot={Foot && <Foot product={product} />}
          />
        </li>
      ))}
    </ul>
  )
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">Loading products</span>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} data-testid="card-skeleton">
          <Skeleton className="aspect-[4/5] w-full" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-5 w-2/5" />
          <Skeleton className="mt-2 h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  )
}
