import { type Paise, paise, rupees } from '#domain/money/paise.ts'

export const FREE_SHIPPING_FROM = rupees(5000)
export const SHIPPING_BELOW = rupees(200)

/** THE charge at checkout: nothing from ₹5,000 of items, else ₹200 (spec section 9, settled in the decisions). */
export function shippingCharge(itemsTotal: Paise): Paise {
  return itemsTotal >= FREE_SHIPPING_FROM ? paise(0) : SHIPPING_BELOW
}
