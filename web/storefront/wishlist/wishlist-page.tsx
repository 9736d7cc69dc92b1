import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { planOf } from '#domain/planning/plan-address.ts'
import { cardsQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { CardSkeletons, ProductGrid } from '#web/storefront/listing/product-grid.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { IntoCart } from './into-cart.tsx'
import { useWishlist } from './use-wishlist.ts'

const Heart = drawnIcon('heart')

export function WishlistPage() {
  const { ids, standing } = useWishlist()
  const isKnown = standing === 'here' && ids.length > 0
  return (
    <div className="page min-h-[60vh] py-10 lg:py-14">
      <SectionHeading level={1} title="Wishlist" lead={isKnown ? countText(ids.length) : undefined} />
      <div className="mt-8">
        <Shelf />
      </div>
    </div>
  )
}

function Shelf() {
  const { ids, standing } = useWishlist()
  switch (standing) {
    case 'loading':
      return <CardSkeletons count={4} />
    case 'failed':
      return <FailedState title="Failed to load your wishlist" />
    case 'here':
      return ids.length === 0 ? <NothingWished /> : <Wishes ids={ids} />
  }
}

function Wishes({ ids }: { ids: readonly number[] }) {
  const api = useApi()
  const { data, isLoadingError, refetch } = useQuery({
    ...cardsQuery(api, ids.slice(0, 100)),
    placeholderData: keepPreviousData,
  })
  if (isLoadingError) return <FailedState title="Failed to load products" onRetry={() => void refetch()} />
  if (!data) return <CardSkeletons count={Math.min(ids.length, 8)} />
  const wished = data.filter((product) => ids.includes(product.id))
  return (
    <>
      <ProductGrid products={wished} Foot={IntoCart} />
      <p className="mt-8">
        <TextLink href={planOf(wished.map(({ slug }) => slug))}>Will they fit? Stand them along your wall</TextLink>
      </p>
    </>
  )
}

function NothingWished() {
  return (
    <EmptyState
      icon={Heart}
      title="Nothing here yet"
      text="Press the heart on a piece you like and it will wait for you here, on this device or, once you log in, on all of yours."
      actions={<ButtonLink href="/products">Browse the shop</ButtonLink>}
    />
  )
}

const countText = (count: number) => (count === 1 ? '1 piece you like' : `${count} pieces you like`)
