export const LOW_STOCK = 5
export const DEFAULT_QUANTITY = 1

/** Tooltip of the plus button, and toast when more is added than there is. */
export function onlyAvailableText(stock: number): string {
  return `Only ${Math.max(0, stock)} available in stock`
}

/** The warning under a line; null when there is plenty, or none to be left. */
export function lowStockText(stock: number): string | null {
  return stock <= LOW_STOCK ? `Only ${Math.max(0, stock)} left in stock` : null
}

export function addedToCartText(productName: string): string {
  return `${productName} added to cart!`
}

/** The product page's stepper: between 1 and what is there. */
export function clampQuantity(wanted: number, stock: number): number {
  return Math.max(DEFAULT_QUANTITY, Math.min(Math.trunc(wanted) || DEFAULT_QUANTITY, stock))
}
