import { type Paise, paise, rupees } from '#domain/money/paise.ts'

/** From which worth of items on delivery is free, and what it costs below. */
export type ShippingRate = { readonly freeFrom: Paise; readonly below: Paise }

/** Until the owner has changed it (spec section 9, settled in the decisions). */
export const SHIPPING_RATE: ShippingRate = { freeFrom: rupees(5000), below: rupees(200) }

/** THE charge at checkout, by the rate that the shop has at that moment. */
export function shippingCharge(itemsTotal: Paise, { freeFrom, below }: ShippingRate): Paise {
  return itemsTotal >= freeFrom ? paise(0) : below
}
