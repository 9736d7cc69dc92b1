import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { ProductCard as CardData } from '#domain/api/catalog.ts'
import { productPath } from '#domain/catalog/product-address.ts'
import { isInStock } from '#domain/catalog/in-stock.ts'
import { discountPercent } from '#domain/pricing/discount-percent.ts'
import { effectivePrice, struckPrice } from '#domain/pricing/effective-price.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { PriceTag } from '#web/ui/text/money.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { formatRating, RatingStars } from '#web/ui/text/rating-stars.tsx'
import { pictureSource } from './product-picture.ts'
import { sizeText } from './size-text.ts'
import { Unbroken } from '#web/ui/text/unbroken.tsx'

type ProductCardProps = {
  product: CardData
  /** The colour that its page opens in; the first, unless one was asked for. */
  color?: string | undefined
  /** A control over the picture's corner, such as the wishlist heart. */
  corner?: ReactNode
  /** A control under the facts, such as the way into the cart. */
  foot?: ReactNode
  isPriority?: boolean
  /** Below the first screen of its page. */
  isLate?: boolean
  sizes?: string
  headingLevel?: 2 | 3
}

const GRID_SIZES = '(min-width: 64rem) 22vw, (min-width: 48rem) 33vw, 50vw'

export function ProductCard({
  product,
  color,
  corner,
  foot,
  isPriority,
  isLate,
  sizes = GRID_SIZES,
  headingLevel = 2,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [main, second] = product.pictures
  const first = product.variants.find((variant) => variant.color === color)?.picture ?? main
  return (
    <article
      className={clsx('group relative flex flex-col', foot && 'h-full')}
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
    >
      <Picture
        picture={pictureSource(first, isLate ? 'colour' : 'tiny')}
        alt={first?.alt ?? product.name}
        sizes={sizes}
        isPriority={isPriority}
        className="rounded-sm"
      >
        {isPointedAt && second && <OtherSide picture={second} sizes={sizes} />}
        <CardBadge product={product} />
      </Picture>
      <Heading className="mt-3 font-sans text-[0.9375rem]/5 font-semibold tracking-normal text-pretty sm:text-base/6">
        <NavLink href={productPath(product.slug, color)} viewTransition className="stretched hover:underline">
          <Unbroken text={product.name} />
        </NavLink>
      </Heading>
      <PriceTag amount={effectivePrice(product)} original={struckPrice(product)} size="sm" className="mt-1" />
      <CardFacts product={product} />
      {foot && <div className="relative z-10 mt-auto pt-3">{foot}</div>}
      {corner && <div className="absolute top-2 right-2 z-10">{corner}</div>}
    </article>
  )
}

/** Fetched when somebody points at the card: most visitors have fingers, and most cards are passed by. */
function OtherSide({ picture, sizes }: { picture: CardData['pictures'][number]; sizes: string }) {
  return (
    <div className="absolute inset-0 opacity-0 transition-opacity duration-300 group-hover:opacity-100 starting:opacity-0">
      <Picture picture={pictureSource(picture)} alt="" sizes={sizes} ratio="fill" />
    </div>
  )
}

function CardBadge({ product }: { product: CardData }) {
  const percent = discountPercent(product)
  if (!isInStock(product))
    return (
      <Badge tone="grey" className="absolute top-3 left-3 mr-15">
        Out of Stock
      </Badge>
    )
  return percent !== null && <Badge tone="terracotta" className="absolute top-3 left-3">{`${percent}% OFF`}</Badge>
}

/** What can be filtered by is what is shown: rating and count, colours, size. */
function CardFacts({ product }: { product: CardData }) {
  const size = sizeText(product.dimensions)
  const rating = formatRating(product.average_rating)
  return (
    <div className="mt-1.5 space-y-0.5 text-xs text-muted">
      <p className="flex flex-wrap items-center gap-x-3 whitespace-nowrap">
        {product.reviews_count > 0 ? (
          <span className="flex items-center gap-x-1.5">
            <RatingStars
              rating={product.average_rating}
              size="sm"
              label={`Rated ${rating} out of 5 by ${product.reviews_count === 1 ? '1 buyer' : `${product.reviews_count} buyers`}`}
            />
            <span aria-hidden>{`${rating} (${product.reviews_count})`}</span>
          </span>
        ) : (
          <span>New</span>
        )}
        {product.colors.length > 1 && <span>{`${product.colors.length} colours`}</span>}
      </p>
      {size && <p className="figures">{size}</p>}
    </div>
  )
}
