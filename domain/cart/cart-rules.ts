import { type CartLine, type CartProduct, isSameLine, type LineKey } from '#domain/cart/cart-line.ts'
import { pieceOf, takenElsewhere } from '#domain/cart/cart-piece.ts'
import { onlyAvailableText } from '#domain/cart/piece-texts.ts'

export const MAX_LINES = 100
export const MAX_LINE_QUANTITY = 9999
export const CART_EMPTY_TEXT = 'Your cart is empty'
export const INCREASE_TEXT = 'Increase quantity'
export const GONE_LINES_TEXT = 'Some items in your cart are no longer available and have been removed.'

type Contents = { readonly items: readonly CartLine[]; readonly products: readonly CartProduct[] }

/**
 * Whether this line may hold this quantity. All lines of one piece, a product in one of its colours, draw on the same
 * stock. A piece whose stock is not known (yet, or any more) may join the cart or shrink, but a line of it cannot grow.
 */
export function fitsStock(cart: Contents, line: LineKey, quantity: number): boolean {
  if (!Number.isSafeInteger(quantity) || quantity > MAX_LINE_QUANTITY) return false
  const product = cart.products.find((known) => known.id === line.product_id)
  const current = cart.items.find((item) => isSameLine(item, line))
  const piece = product && pieceOf(product, line.options)
  if (product && piece) return takenElsewhere(cart.items, product, line, current) + quantity <= piece.stock
  return current === undefined || quantity <= current.quantity
}

export function canIncrease(cart: Contents, line: CartLine): boolean {
  return fitsStock(cart, line, line.quantity + 1)
}

export function increaseTooltip(cart: Contents, line: CartLine): string {
  if (canIncrease(cart, line)) return INCREASE_TEXT
  const product = cart.products.find((known) => known.id === line.product_id)
  return onlyAvailableText((product && pieceOf(product, line.options)?.stock) ?? 0)
}

export function overStockWarning(quantity: number): string {
  return `Cannot update quantity to ${quantity} - exceeds stock limit`
}
