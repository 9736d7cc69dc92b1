import type { DeliveryEstimate } from '#domain/api/catalog.ts'
import { type Paise, timesQuantity, toRupees } from '#domain/money/paise.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { deliveryWindow } from '#domain/shipping/delivery-date.ts'
import { deliveryZone } from '#domain/shipping/delivery-zone.ts'
import { cityOfPin } from '#domain/shipping/pin-code.ts'
import { CUSTOM_ORDER_WEEKS } from '#domain/shipping/policy.ts'
import { shippingCharge } from '#domain/shipping/shipping-charge.ts'
import { istDate } from '#domain/time/ist.ts'

export type Wanted = { price: Paise; sale_price: Paise | null; is_custom: boolean; quantity: number }

const BUSINESS_DAYS_A_WEEK = 6
const CUSTOM_BUSINESS_DAYS = {
  min: CUSTOM_ORDER_WEEKS.min * BUSINESS_DAYS_A_WEEK,
  max: CUSTOM_ORDER_WEEKS.max * BUSINESS_DAYS_A_WEEK,
}

/** Dates, not speeds, for an order placed now. Undefined when the text is no PIN. */
export function estimateDelivery(pin: string, wanted: Wanted | null, now: Date): DeliveryEstimate | undefined {
  const zone = deliveryZone(pin)
  if (!zone) return undefined
  const city = cityOfPin(pin) ?? null
  const nowhere = { earliest: null, latest: null, express_earliest: null, shipping_amount: null }
  if (!zone.served) return { pin, city, is_served: false, zone: zone.zone, ...nowhere }
  const today = istDate(now)
  const isCustom = wanted?.is_custom ?? false
  return {
    pin,
    city,
    is_served: true,
    zone: zone.zone,
    ...deliveryWindow(today, isCustom ? CUSTOM_BUSINESS_DAYS : zone.standard),
    express_earliest: isCustom ? null : deliveryWindow(today, zone.express).earliest,
    shipping_amount: wanted && toRupees(shippingCharge(timesQuantity(effectivePrice(wanted), wanted.quantity))),
  }
}
