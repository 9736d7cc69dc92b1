import type { CartOptions } from '#domain/cart/options.ts'
import { chosenVariant } from '#domain/catalog/variants.ts'
import { type Paise, paise, timesQuantity } from '#domain/money/paise.ts'
import { demandByPiece, isSamePiece, leftOf, type StockLevel } from '#domain/orders/stock.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { salePriceAt } from '#domain/pricing/sale.ts'
import { type BasisPoints, basisPoints } from '#domain/tax/split-gst.ts'
import { err, ok, type Result } from '#domain/result.ts'

export type OrderLine = { readonly productId: number; readonly quantity: number; readonly options: CartOptions }

type LockedVariant = StockLevel & {
  readonly variantId: number
  readonly color: string
  readonly sku: string
  readonly priceDifference: Paise
  /** File of its own picture; null shows the product's. */
  readonly picture: string | null
}

/** A product as the database has it, its stock row locked, its colours in their order. */
export type LockedProduct = StockLevel & {
  readonly productId: number
  readonly name: string
  readonly sku: string
  readonly picture: string
  readonly price: Paise
  readonly salePrice: Paise | null
  readonly saleStartsAt: Date | null
  readonly saleEndsAt: Date | null
  readonly taxRateBp: number
  readonly weightGrams: number
  readonly isCustom: boolean
  readonly makingWeeks?: number | null
  readonly variants: readonly LockedVariant[]
}

/** What is bought with one line: name, colour, SKU, picture and price as the shop has them. */
export type PricedItem = OrderLine & {
  readonly variantId: number | null
  readonly name: string
  readonly color: string | null
  readonly sku: string
  readonly picture: string
  readonly unitPrice: Paise
  readonly taxRate: BasisPoints
  readonly total: Paise
}

/** `line` is the place of the line that cannot be had, from 0. */
export type PieceRefusal =
  | { readonly code: 'unknown_product'; readonly productId: number }
  | { readonly code: 'unknown_colour'; readonly line: number }
  | { readonly code: 'insufficient_stock'; readonly line: number; readonly available: number }

/** Which pieces the lines mean and what they cost, or why they cannot be had. Each colour answers for its own stock. */
export function priceItems(
  lines: readonly OrderLine[],
  stock: readonly LockedProduct[],
  now: Date,
): Result<PricedItem[], PieceRefusal> {
  const items: PricedItem[] = []
  for (const [at, line] of lines.entries()) {
    const item = priceItem({ line, at, now }, stock)
    if (!item.ok) return item
    items.push(item.value)
  }
  for (const { quantity, ...piece } of demandByPiece(items)) {
    const left = leftOf(stock, piece)
    const line = items.findIndex((item) => isSamePiece(item, piece))
    if (quantity > left) return err({ code: 'insufficient_stock', line, available: left })
  }
  return ok(items)
}

type Asked = { line: OrderLine; at: number; now: Date }

function priceItem({ line, at, now }: Asked, stock: readonly LockedProduct[]): Result<PricedItem, PieceRefusal> {
  const { productId } = line
  const product = stock.find((locked) => locked.productId === productId)
  if (!product) return err({ code: 'unknown_product', productId })
  const choice = chosenVariant(product.variants, line.options)
  if (!choice.isKnown) return err({ code: 'unknown_colour', line: at })
  const { variant } = choice
  const price = effectivePrice({ price: product.price, sale_price: salePriceAt(product, now) })
  const unitPrice = paise(price + (variant?.priceDifference ?? 0))
  return ok({
    ...line,
    variantId: variant?.variantId ?? null,
    name: product.name,
    color: variant?.color ?? null,
    sku: variant?.sku ?? product.sku,
    picture: variant?.picture ?? product.picture,
    unitPrice,
    taxRate: basisPoints(product.taxRateBp),
    total: timesQuantity(unitPrice, line.quantity),
  })
}
