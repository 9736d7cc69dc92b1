import type { Product } from '#domain/api/catalog.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import type { WantedDelivery } from '#domain/shipping/delivery-lines.ts'

/** So many of one product, as far as their delivery goes. */
export const wantedPieces = (
  product: Pick<Product, 'price' | 'sale_price' | 'weight' | 'is_custom' | 'making_weeks'>,
  quantity: number,
): Omit<WantedDelivery, 'pin'> => ({
  amount: effectivePrice(product) * quantity,
  weightKg: product.weight * quantity,
  isMadeToOrder: product.is_custom,
  // Without weeks of its own it takes those of the shop.
  ...(product.making_weeks ? { making: { min: product.making_weeks, max: product.making_weeks } } : {}),
})
