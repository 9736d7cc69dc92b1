import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import type { Range } from '#domain/shipping/range.ts'
import { addDays, type IsoDate, weekdayOf } from '#domain/time/ist.ts'

export type DeliveryWindow = { readonly earliest: IsoDate; readonly latest: IsoDate }

const SUNDAY = 0

/** The workshop and the vans work Monday to Saturday, but not on holidays. */
export function isBusinessDay(date: IsoDate, { holidays }: DeliveryPlan): boolean {
  return weekdayOf(date) !== SUNDAY && !holidays.includes(date)
}

export function addBusinessDays(from: IsoDate, days: number, plan: DeliveryPlan): IsoDate {
  let date = from
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (isBusinessDay(date, plan)) left -= 1
  }
  return date
}

/** The day itself where it is worked on, else the next one that is. */
export function onBusinessDay(date: IsoDate, plan: DeliveryPlan): IsoDate {
  return isBusinessDay(date, plan) ? date : addBusinessDays(date, 1, plan)
}

export function deliveryWindow(orderedOn: IsoDate, businessDays: Range, plan: DeliveryPlan): DeliveryWindow {
  return {
    earliest: addBusinessDays(orderedOn, businessDays.min, plan),
    latest: addBusinessDays(orderedOn, businessDays.max, plan),
  }
}
