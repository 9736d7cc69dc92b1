import { addBusinessDays, type DeliveryWindow, deliveryWindow, onBusinessDay } from '#domain/shipping/delivery-date.ts'
import { type DeliveryPlan, zoneOfPin } from '#domain/shipping/delivery-plan.ts'
import { homeZone } from '#domain/shipping/home-zone.ts'
import type { ServedZone } from '#domain/shipping/delivery-zones.ts'
import type { Range } from '#domain/shipping/range.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { addDays, type IsoDate } from '#domain/time/ist.ts'

/** What travels together: an order arrives as a whole. */
export type Consignment = {
  readonly pin: string
  readonly weightKg: number
  readonly isMadeToOrder: boolean
  /** How many weeks that takes; without it those of the policy. */
  readonly making?: Range | undefined
}
export type BroughtBy = 'van' | 'courier' | 'carrier'
export type DeliveryPromise = DeliveryWindow & { readonly by: BroughtBy; readonly express: DeliveryWindow | null }
export type DeliveryRefusal = { readonly code: 'not_deliverable'; readonly pin: string }

/** THE promised date: product page, checkout, order and mails all ask here. */
export function deliveryPromise(
  consignment: Consignment,
  orderedOn: IsoDate,
  plan: DeliveryPlan,
): Result<DeliveryPromise, DeliveryRefusal> {
  const { pin, isMadeToOrder, making = plan.making } = consignment
  const zone = zoneOfPin(pin, plan)
  if (!zone) return err({ code: 'not_deliverable', pin })
  const by = broughtBy(zone, consignment, plan)
  if (isMadeToOrder) return ok({ by, express: null, ...madeToOrderWindow(zone, making, orderedOn, plan) })
  const days = by === 'courier' && zone.courierDays ? zone.courierDays : zone.days
  const express = zone.expressDays && deliveryWindow(orderedOn, zone.expressDays, plan)
  return ok({ by, express, ...deliveryWindow(orderedOn, days, plan) })
}

function broughtBy(zone: ServedZone, { weightKg }: Consignment, { courierUpToKg }: DeliveryPlan): BroughtBy {
  if (zone.byVan) return 'van'
  // A weight that nobody has recorded is taken for a heavy one: the slower road keeps the promise.
  const isLight = weightKg > 0 && weightKg <= courierUpToKg
  return isLight && zone.courierDays ? 'courier' : 'carrier'
}

/** The weeks of making bring it to a home in our own area; further away the longer road comes on top. */
function madeToOrderWindow(
  { days }: ServedZone,
  making: Range,
  orderedOn: IsoDate,
  plan: DeliveryPlan,
): DeliveryWindow {
  const home = homeZone(plan)?.days ?? days
  const after = (weeks: number, further: number) =>
    addBusinessDays(onBusinessDay(addDays(orderedOn, weeks * 7), plan), Math.max(0, further), plan)
  return {
    earliest: after(making.min, days.min - home.min),
    latest: after(making.max, days.max - home.max),
  }
}
