import type { CartLine, CartProduct } from '#domain/cart/cart-line.ts'
import { type ChosenPiece, pieceOf } from '#domain/cart/cart-piece.ts'
import { type Paise, sumPaise, timesQuantity } from '#domain/money/paise.ts'

export type PricedLine<P extends CartProduct = CartProduct> = ChosenPiece<P> & {
  readonly line: CartLine
  readonly product: P
  readonly quantity: number
  readonly total: Paise
}

/** Lines of products, or colours, that are not known are not shown and add nothing. */
export function pricedLines<P extends CartProduct>(
  items: readonly CartLine[],
  products: readonly P[],
): PricedLine<P>[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.flatMap((line) => {
    const product = byId.get(line.product_id)
    const piece = product && pieceOf(product, line.options)
    return product && piece ? [priceLine(line, product, piece)] : []
  })
}

export const itemsTotalOf = (lines: readonly PricedLine[]): Paise => sumPaise(lines.map(({ total }) => total))

/** The badge counts every line, so that it does not flicker while details load. */
export function cartTotals(items: readonly CartLine[], products: readonly CartProduct[]) {
  return {
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPrice: itemsTotalOf(pricedLines(items, products)),
  }
}

/** Once details have been fetched: the lines whose product, or its colour, has gone. */
export function goneLines(items: readonly CartLine[], products: readonly CartProduct[]): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.filter((item) => {
    const product = byId.get(item.product_id)
    return !product || !pieceOf(product, item.options)
  })
}

function priceLine<P extends CartProduct>(line: CartLine, product: P, piece: ChosenPiece<P>): PricedLine<P> {
  return { ...piece, line, product, quantity: line.quantity, total: timesQuantity(piece.unitPrice, line.quantity) }
}
