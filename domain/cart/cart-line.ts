import { type CartOptions, sameOptions } from '#domain/cart/options.ts'

export type CartLine = { readonly product_id: number; readonly quantity: number; readonly options: CartOptions }
export type LineKey = Pick<CartLine, 'product_id' | 'options'>

/** What the cart needs to know of a colour. */
export type CartVariant = {
  readonly color: string
  readonly sku: string
  readonly stock_quantity: number
  readonly price_difference: number
}

/** What the cart needs to know of a product, as the API gives it (rupees). */
export type CartProduct = {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly sale_price?: number | null | undefined
  readonly stock_quantity: number
  readonly sku?: string
  /** The GST inside its price, in basis points; 18% unless said. */
  readonly tax_rate_bp?: number
  /** Its colours, where it comes in several. */
  readonly variants?: readonly CartVariant[] | undefined
}

export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.product_id === b.product_id && sameOptions(a.options, b.options)
}
