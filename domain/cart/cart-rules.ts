import { type CartLine, type CartProduct, isSameLine, type LineKey } from '#domain/cart/cart-line.ts'
import { onlyAvailableText } from '#domain/cart/piece-texts.ts'

export const MAX_LINES = 100
export const MAX_LINE_QUANTITY = 9999
export const CART_EMPTY_TEXT = 'Your cart is empty'
export const INCREASE_TEXT = 'Increase quantity'
export const GONE_LINES_TEXT = 'Some items in your cart are no longer available and have been removed.'

type Contents = { readonly items: readonly CartLine[]; readonly products: readonly CartProduct[] }

/**
 * Whether this line may hold this quantity. All lines of a product draw on the same stock. A product whose stock is
 * not known yet may join the cart or shrink, but a line of it cannot grow.
 */
export function fitsStock(cart: Contents, line: LineKey, quantity: number): boolean {
  if (!Number.isSafeInteger(quantity) || quantity > MAX_LINE_QUANTITY) return false
  const product = cart.products.find((known) => known.id === line.product_id)
  if (product) return elsewhere(cart.items, line) + quantity <= product.stock_quantity
  const current = cart.items.find((item) => isSameLine(item, line))
  return current === undefined || quantity <= current.quantity
}

export function canIncrease(cart: Contents, line: CartLine): boolean {
  return fitsStock(cart, line, line.quantity + 1)
}

export function increaseTooltip(cart: Contents, line: CartLine): string {
  if (canIncrease(cart, line)) return INCREASE_TEXT
  const product = cart.products.find((known) => known.id === line.product_id)
  return onlyAvailableText(product?.stock_quantity ?? 0)
}

export function overStockWarning(quantity: number): string {
  return `Cannot update quantity to ${quantity} - exceeds stock limit`
}

function elsewhere(items: readonly CartLine[], line: LineKey): number {
  return items
    .filter((item) => item.product_id === line.product_id && !isSameLine(item, line))
    .reduce((sum, item) => sum + item.quantity, 0)
}
