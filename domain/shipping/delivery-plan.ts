import type { ServedZone } from '#domain/shipping/delivery-zones.ts'
import { isPinCode, stateOfPin } from '#domain/shipping/pin-code.ts'
import type { Range } from '#domain/shipping/range.ts'
import type { ShippingRate } from '#domain/shipping/shipping-charge.ts'

/** All that decides a delivery's date and cost: where we go and how long it takes, and the days on which nobody works. */
export type DeliveryPlan = {
  readonly zones: readonly ServedZone[]
  /** Days on which nothing is made or brought, besides Sundays. */
  readonly holidays: readonly string[]
  /** What a courier takes; heavier pieces need a carrier's lorry. */
  readonly courierUpToKg: number
  /** How many weeks a piece takes that is made first and has none of its own. */
  readonly making: Range
  readonly rate: ShippingRate
}

/** Undefined where we do not deliver. */
export function zoneOfPin(pin: string, { zones }: Pick<DeliveryPlan, 'zones'>): ServedZone | undefined {
  if (!isPinCode(pin)) return undefined
  const state = stateOfPin(pin)
  return zones.find(
    (zone) => zone.pins.some((start) => pin.startsWith(start)) || (state !== undefined && zone.states.includes(state)),
  )
}
