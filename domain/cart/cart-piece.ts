import type { CartLine, CartProduct, CartVariant, LineKey } from '#domain/cart/cart-line.ts'
import type { CartOptions } from '#domain/cart/options.ts'
import { chosenVariant } from '#domain/catalog/variants.ts'
import { type Paise, paise, rupees } from '#domain/money/paise.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { type BasisPoints, basisPoints, GST_18 } from '#domain/tax/split-gst.ts'

type VariantOf<P extends CartProduct> = NonNullable<P['variants']>[number]

/** What a line means of its product: a colour of its own where there are several, with its SKU, stock and price. */
export type ChosenPiece<P extends CartProduct = CartProduct> = {
  readonly variant: VariantOf<P> | null
  readonly sku: string
  readonly stock: number
  readonly unitPrice: Paise
  readonly taxRate: BasisPoints
}

/** Null when the product no longer comes in the colour of the line. */
export function pieceOf<P extends CartProduct>(product: P, options: CartOptions): ChosenPiece<P> | null {
  const choice = chosenVariant<VariantOf<P>>(product.variants ?? [], options)
  if (!choice.isKnown) return null
  const { variant } = choice
  return {
    variant,
    sku: variant?.sku ?? product.sku ?? '',
    stock: variant?.stock_quantity ?? product.stock_quantity,
    unitPrice: paise(rupees(effectivePrice(product)) + rupees(variant?.price_difference ?? 0)),
    taxRate: basisPoints(product.tax_rate_bp ?? GST_18),
  }
}

/** How many of the same piece the other lines hold: lines without a colour mean the first. */
export function takenElsewhere(
  items: readonly CartLine[],
  product: CartProduct,
  line: LineKey,
  own: CartLine | undefined,
) {
  const color = colourOf(product, line.options)
  return items
    .filter((item) => item !== own && item.product_id === product.id && colourOf(product, item.options) === color)
    .reduce((sum, item) => sum + item.quantity, 0)
}

function colourOf(product: CartProduct, options: CartOptions): CartVariant['color'] | null {
  return pieceOf(product, options)?.variant?.color ?? null
}
