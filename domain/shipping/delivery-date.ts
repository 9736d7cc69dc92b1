import type { Range } from '#domain/shipping/policy.ts'
import { addDays, type IsoDate, weekdayOf } from '#domain/time/ist.ts'

export type DeliveryWindow = { readonly earliest: IsoDate; readonly latest: IsoDate }

const SUNDAY = 0

/** The workshop and the vans work Monday to Saturday. */
export function isBusinessDay(date: IsoDate): boolean {
  return weekdayOf(date) !== SUNDAY
}

export function addBusinessDays(from: IsoDate, days: number): IsoDate {
  let date = from
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (isBusinessDay(date)) left -= 1
  }
  return date
}

export function deliveryWindow(orderedOn: IsoDate, businessDays: Range): DeliveryWindow {
  return {
    earliest: addBusinessDays(orderedOn, businessDays.min),
    latest: addBusinessDays(orderedOn, businessDays.max),
  }
}
