import { DELIVERY_ZONES, type DeliveryZone } from '#domain/shipping/delivery-zones.ts'
import { isPinCode, stateOfPin } from '#domain/shipping/pin-code.ts'

/** All that decides a delivery date: where we go and how long it takes, and the days on which nobody works. */
export type DeliveryPlan = {
  readonly zones: readonly DeliveryZone[]
  readonly holidays: ReadonlySet<string>
}

/** With the holidays of the settings. */
export const deliveryPlan = (holidays: readonly string[]): DeliveryPlan => ({
  zones: DELIVERY_ZONES,
  holidays: new Set(holidays),
})

/** Undefined where we do not deliver. */
export function zoneOfPin(pin: string, { zones }: Pick<DeliveryPlan, 'zones'>): DeliveryZone | undefined {
  if (!isPinCode(pin)) return undefined
  const state = stateOfPin(pin)
  return zones.find(
    (zone) => zone.pins.some((start) => pin.startsWith(start)) || (state !== undefined && zone.states.includes(state)),
  )
}
