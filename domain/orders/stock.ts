export type StockLevel = { readonly onHand: number; readonly held: number }

/** What can still be sold: pieces in the house that no open order holds. */
export function available({ onHand, held }: StockLevel): number {
  return Math.max(0, onHand - held)
}

/** A piece is a product, in a colour where it comes in several. */
export type PieceKey = { readonly productId: number; readonly variantId: number | null }
export type Wanted = PieceKey & { readonly quantity: number }

export function isSamePiece(a: PieceKey, b: PieceKey): boolean {
  return a.productId === b.productId && a.variantId === b.variantId
}

/** Two lines of one piece are one demand on its stock. */
export function demandByPiece(lines: readonly Wanted[]): Wanted[] {
  const demand: Wanted[] = []
  for (const { productId, variantId, quantity } of lines) {
    const at = demand.findIndex((other) => isSamePiece(other, { productId, variantId }))
    const before = demand[at]
    if (before) demand[at] = { ...before, quantity: before.quantity + quantity }
    else demand.push({ productId, variantId, quantity })
  }
  return demand
}

type StockedVariant = StockLevel & { readonly variantId: number }
type StockedProduct = StockLevel & { readonly productId: number; readonly variants: readonly StockedVariant[] }

/** What is left of a piece; none of one that is not there any more. */
export function leftOf(stock: readonly StockedProduct[], { productId, variantId }: PieceKey): number {
  const product = stock.find((locked) => locked.productId === productId)
  if (!product) return 0
  if (variantId === null) return product.variants.length === 0 ? available(product) : 0
  const variant = product.variants.find((each) => each.variantId === variantId)
  return variant ? available(variant) : 0
}
