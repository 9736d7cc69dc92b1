import { DELIVERY_ZONES, type DeliveryZone } from '#domain/shipping/delivery-zones.ts'
import { HOLIDAYS } from '#domain/shipping/holidays.ts'
import { isPinCode, stateOfPin } from '#domain/shipping/pin-code.ts'
import type { IsoDate } from '#domain/time/ist.ts'

/** All that decides a delivery date. The shop's own is the default; settings of the back office can hand in another. */
export type DeliveryPlan = {
  readonly zones: readonly DeliveryZone[]
  readonly holidays: Pick<ReadonlyMap<IsoDate, string>, 'has'>
}

export const SHOP_DELIVERY: DeliveryPlan = { zones: DELIVERY_ZONES, holidays: HOLIDAYS }

/** Undefined where we do not deliver. */
export function zoneOfPin(pin: string, { zones }: DeliveryPlan = SHOP_DELIVERY): DeliveryZone | undefined {
  if (!isPinCode(pin)) return undefined
  const state = stateOfPin(pin)
  return zones.find(
    (zone) => zone.pins.some((start) => pin.startsWith(start)) || (state !== undefined && zone.states.includes(state)),
  )
}
