import type { Paise } from '#domain/money/paise.ts'
import { type DeliveryWindow, deliveryWindow } from '#domain/shipping/delivery-date.ts'
import { deliveryZone } from '#domain/shipping/delivery-zone.ts'
import { cityOfPin } from '#domain/shipping/pin-code.ts'
import { shippingCharge } from '#domain/shipping/shipping-charge.ts'
import { istDate } from '#domain/time/ist.ts'

export const OUTSIDE_AREA_TEXT =
  'This PIN lies outside our own delivery area. We confirm the carrier and the date after you order.'

export type DeliveryEstimate =
  | { readonly kind: 'not_a_pin' }
  | { readonly kind: 'outside'; readonly city: string | null; readonly charge: Paise }
  | {
      readonly kind: 'served'
      readonly city: string | null
      readonly charge: Paise
      readonly standard: DeliveryWindow
      readonly express: DeliveryWindow
    }

/** Dates and cost for a PIN, beside the buy button and in the cart. */
export function deliveryEstimate(pin: string, itemsTotal: Paise, now: Date): DeliveryEstimate {
  const zone = deliveryZone(pin)
  if (!zone) return { kind: 'not_a_pin' }
  const place = { city: cityOfPin(pin) ?? null, charge: shippingCharge(itemsTotal) }
  if (!zone.served) return { kind: 'outside', ...place }
  const today = istDate(now)
  return {
    kind: 'served',
    ...place,
    standard: deliveryWindow(today, zone.standard),
    express: deliveryWindow(today, zone.express),
  }
}
