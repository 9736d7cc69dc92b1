import type { Paise } from '#domain/money/paise.ts'
import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import { type Consignment, type DeliveryPromise, deliveryPromise } from '#domain/shipping/delivery-promise.ts'
import { cityOfPin, isPinCode } from '#domain/shipping/pin-code.ts'
import { shippingCharge } from '#domain/shipping/shipping-charge.ts'
import { istDate } from '#domain/time/ist.ts'

export type DeliveryEstimate =
  | { readonly kind: 'not_a_pin' }
  | { readonly kind: 'not_served' }
  | { readonly kind: 'served'; readonly city: string | null; readonly charge: Paise; readonly promise: DeliveryPromise }

export type Wanted = Consignment & { readonly itemsTotal: Paise }

/** Dates and cost for a PIN, beside the buy button and in the checkout. */
export function deliveryEstimate(wanted: Wanted, now: Date, plan: DeliveryPlan): DeliveryEstimate {
  const { pin, itemsTotal } = wanted
  if (!isPinCode(pin)) return { kind: 'not_a_pin' }
  const promised = deliveryPromise(wanted, istDate(now), plan)
  if (!promised.ok) return { kind: 'not_served' }
  return {
    kind: 'served',
    city: cityOfPin(pin) ?? null,
    charge: shippingCharge(itemsTotal, plan.rate),
    promise: promised.value,
  }
}
