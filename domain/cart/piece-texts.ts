export const LOW_STOCK = 5
export const DEFAULT_QUANTITY = 1
/** Nobody says "only 0". */
const SOLD_OUT = 'Out of stock'

/** Tooltip of the plus button, and toast when more is added than there is. */
export function onlyAvailableText(stock: number): string {
  return stock > 0 ? `Only ${stock} available in stock` : SOLD_OUT
}

/** The warning under a line; null when there is plenty, and for what is made first: it lies in no store. */
export function lowStockText(stock: number, isMadeToOrder = false): string | null {
  if (stock > LOW_STOCK || (isMadeToOrder && stock > 0)) return null
  return stock > 0 ? `Only ${stock} left in stock` : SOLD_OUT
}

export function addedToCartText(productName: string): string {
  return `${productName} added to cart!`
}

/** The product page's stepper: between 1 and what is there. */
export function clampQuantity(wanted: number, stock: number): number {
  return Math.max(DEFAULT_QUANTITY, Math.min(Math.trunc(wanted) || DEFAULT_QUANTITY, stock))
}
