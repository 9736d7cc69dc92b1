import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Product, Variant } from '#domain/api/catalog.ts'
import { madeToOrderNote } from '#domain/catalog/made-to-order.ts'
import { TAX_INCLUDED_TEXT } from '#domain/catalog/in-stock.ts'
import { pieceOf } from '#domain/cart/cart-piece.ts'
import { addedToCartText, clampQuantity, lowStockText, onlyAvailableText } from '#domain/cart/piece-texts.ts'
import { discountPercent } from '#domain/pricing/discount-percent.ts'
import { effectivePrice, type PriceTag as PriceOf, struckPrice, variantTag } from '#domain/pricing/effective-price.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { sizeText } from '#web/storefront/listing/size-text.ts'
import { WishlistButton } from '#web/storefront/wishlist/wishlist-button.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { PriceTag } from '#web/ui/text/money.tsx'
import { formatRating, RatingStars } from '#web/ui/text/rating-stars.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { ColourChoice } from './colour-choice.tsx'
import { useFreshProduct } from './use-fresh-product.ts'
import { Unbroken } from '#web/ui/text/unbroken.tsx'

// The server renders in one go and waits for no code.
const loadForm = async () => (await import('./tell-me-when-back.tsx')).TellMeWhenBack
const TellMeWhenBack = import.meta.env.SSR ? await loadForm() : onFirstMove(loadForm)
const loadShare = async () => (await import('./share-button.tsx')).ShareButton
const ShareButton = import.meta.env.SSR ? await loadShare() : onFirstMove(loadShare)
const loadBar = async () => (await import('./buy-bar.tsx')).BuyBar
const BuyBar = import.meta.env.SSR ? await loadBar() : onFirstMove(loadBar)

const loadDetails = async () => (await import('./buy-details.tsx')).BuyDetails
const BuyDetails = import.meta.env.SSR ? await loadDetails() : onFirstMove(loadDetails)

type BuyBoxProps = {
  product: Product
  /** The chosen colour, of a piece that comes in several. */
  variant: Variant | null
  onColour: (color: string) => void
}

export function BuyBox({ product, variant, onColour }: BuyBoxProps) {
  const buying = useBuying(product, variant)
  const { stock, quantity, add } = buying
  const tag = variantTag(product, variant)
  const buttons = useRef<HTMLDivElement>(null)
  const details = useDetails(product, quantity)
  const { making } = useShop().delivery
  const hasStock = stock > 0
  const size = sizeText(product.dimensions)
  return (
    <div>
      <p className="caps text-brass-deep">{product.category.name}</p>
      <h1 className="mt-2 text-title tracking-tighter">
        <Unbroken text={product.name} />
      </h1>
      <Rating product={product} />
      <Price tag={tag} note={madeToOrderNote(product, making)} />
      <p className="mt-4 text-muted">{product.short_description}</p>
      {size && <p className="figures mt-2 text-sm font-semibold">{size}</p>}
      <ColourChoice variants={product.variants} chosen={variant} onChange={onColour} />
      <BuyButtons ref={buttons} product={product} buying={buying} />
      <StockNote product={product} variant={variant} stock={stock} />
      {details}
      <HydrationSlice>
        <BuyBar name={product.name} tag={tag} hasStock={hasStock} watch={buttons} onAdd={() => void add()} />
      </HydrationSlice>
    </div>
  )
}

type BuyButtonsProps = { ref: RefObject<HTMLDivElement | null>; product: Product; buying: ReturnType<typeof useBuying> }

function BuyButtons({ ref, product, buying }: BuyButtonsProps) {
  const { stock, quantity, setQuantity, askForStock, add } = buying
  const hasStock = stock > 0
  const share = useMemo(
    () => (
      <HydrationSlice>
        <ShareButton title={product.name} />
      </HydrationSlice>
    ),
    [product.name],
  )
  return (
    <div
      ref={ref}
      className="mt-6 flex flex-wrap items-center gap-3"
      onPointerEnter={() => void askForStock()}
      onFocus={() => void askForStock()}
    >
      <Stepper
        label="Quantity"
        value={quantity}
        max={stock}
        maxHint={onlyAvailableText(stock)}
        onChange={(next) => setQuantity(clampQuantity(next, stock))}
      />
      <Button
        size="lg"
        className="max-sm:order-last max-sm:w-full sm:grow"
        disabled={!hasStock}
        onClick={() => void add()}
      >
        {hasStock ? 'Add to Cart' : 'Out of Stock'}
      </Button>
      <div className="flex gap-2 max-sm:ml-auto">
        <WishlistButton product={product} variant="outlined" />
        {share}
      </div>
    </div>
  )
}

/** They may follow the stepper a moment later; until their code is there they stay as they were served. */
function useDetails(product: Product, quantity: number) {
  const asked = useDeferredValue(quantity)
  return useMemo(
    () => (
      <HydrationSlice>
        <BuyDetails product={product} quantity={asked} />
      </HydrationSlice>
    ),
    [product, asked],
  )
}

type StockNoteProps = Pick<BuyBoxProps, 'product' | 'variant'> & { stock: number }

function StockNote({ product, variant, stock }: StockNoteProps) {
  // The same element however often the box is drawn: until its code is there it stays as it was served.
  const whenBack = useMemo(
    () => (
      <HydrationSlice>
        <TellMeWhenBack key={variant?.sku} product={product} variant={variant} />
      </HydrationSlice>
    ),
    [product, variant],
  )
  if (stock <= 0) return whenBack
  const text = lowStockText(stock, product.is_custom)
  return text && <p className="mt-2.5 text-sm font-semibold text-terracotta">{text}</p>
}

/** How many of the chosen colour, and the press that puts them into the cart with the stock as it is now. */
function useBuying(product: Product, variant: Variant | null) {
  const { addItem } = useCart()
  const [quantity, setQuantity] = useState(1)
  const stock = variant?.stock_quantity ?? product.stock_quantity
  const [sku, setSku] = useState(variant?.sku)
  // Of another colour there may be fewer, whether a press chose it or a link.
  if (sku !== variant?.sku) {
    setSku(variant?.sku)
    setQuantity(clampQuantity(quantity, stock))
  }
  const options = variant ? { color: variant.color } : {}
  const askForStock = useFreshProduct(product)
  const add = async () => {
    const fresh = await askForStock()
    if (addItem(fresh, quantity, options)) return toast.success(addedToCartText(product.name))
    setQuantity(clampQuantity(quantity, pieceOf(fresh, options)?.stock ?? 0))
  }
  return { stock, quantity, setQuantity, askForStock, add }
}

function Price({ tag, note }: { tag: PriceOf<number>; note: string | null }) {
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PriceTag amount={effectivePrice(tag)} original={struckPrice(tag)} size="lg" />
        <Discount tag={tag} />
      </div>
      <p className="mt-0.5 text-sm text-muted">{TAX_INCLUDED_TEXT}</p>
      {note && (
        <p className="mt-2 text-sm font-semibold text-terracotta-deep" data-testid="made-to-order">
          {note}
        </p>
      )}
    </div>
  )
}

function Rating({ product }: { product: Product }) {
  const { average_rating, reviews_count } = product
  return (
    <p className="mt-2.5 flex items-center gap-2 text-sm">
      <RatingStars rating={average_rating} />
      <a href="#reviews" className="min-h-6 underline-offset-4 hover:underline">
        {reviews_count > 0 && <span className="font-semibold">{formatRating(average_rating)} · </span>}
        {reviews_count === 1 ? '1 review' : `${reviews_count} reviews`}
      </a>
    </p>
  )
}

function Discount({ tag }: { tag: PriceOf<number> }) {
  const percent = discountPercent(tag)
  return percent !== null && <Badge tone="terracotta">{`${percent}% OFF`}</Badge>
}
