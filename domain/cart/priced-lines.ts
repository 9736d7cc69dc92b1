import type { CartLine, CartProduct } from '#domain/cart/cart-line.ts'
import { type Paise, rupees, timesQuantity } from '#domain/money/paise.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { type Quote, quoteCart } from '#domain/pricing/quote-cart.ts'

export type PricedLine<P extends CartProduct = CartProduct> = {
  readonly line: CartLine
  readonly product: P
  readonly quantity: number
  readonly unitPrice: Paise
  readonly total: Paise
}

/** Lines of products that are not known are not shown and add nothing. */
export function pricedLines<P extends CartProduct>(
  items: readonly CartLine[],
  products: readonly P[],
): PricedLine<P>[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.flatMap((line) => {
    const product = byId.get(line.product_id)
    return product ? [priceLine(line, product)] : []
  })
}

export function quoteLines(lines: readonly PricedLine[], discount?: Paise): Quote {
  return quoteCart(lines, discount)
}

/** The badge counts every line, so that it does not flicker while details load. */
export function cartTotals(items: readonly CartLine[], products: readonly CartProduct[]) {
  return {
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPrice: quoteLines(pricedLines(items, products)).itemsTotal,
  }
}

/** Once details have been fetched: the lines whose product has gone. */
export function goneLines(items: readonly CartLine[], products: readonly CartProduct[]): CartLine[] {
  const known = new Set(products.map((product) => product.id))
  return items.filter((item) => !known.has(item.product_id))
}

function priceLine<P extends CartProduct>(line: CartLine, product: P): PricedLine<P> {
  const unitPrice = rupees(effectivePrice(product))
  return { line, product, quantity: line.quantity, unitPrice, total: timesQuantity(unitPrice, line.quantity) }
}
