import { formatInr } from '#domain/money/format-inr.ts'
import { rupees } from '#domain/money/paise.ts'
import { deliveryEstimate, OUTSIDE_AREA_TEXT } from '#domain/shipping/delivery-estimate.ts'
import { addDays, istDate } from '#domain/time/ist.ts'
import type { DeliveryWindow } from '#domain/shipping/delivery-date.ts'
import { shortDayText } from '#domain/time/day-text.ts'
import { CUSTOM_ORDER_WEEKS } from '#domain/shipping/policy.ts'

/** What a shopper wants to know about delivery to a PIN, as sentences. */
export function deliveryLines(pin: string, amount: number, isCustom: boolean, now: Date): string[] {
  const estimate = deliveryEstimate(pin, rupees(amount), now)
  if (estimate.kind === 'not_a_pin') return []
  const cost = estimate.charge === 0 ? 'Delivery is free.' : `Delivery costs ${formatInr(estimate.charge)}.`
  if (estimate.kind === 'outside') return [OUTSIDE_AREA_TEXT, cost]
  const where = estimate.city ? `${estimate.city} ${pin}` : pin
  if (isCustom) return [`Made for you and brought to ${where} ${between(madeToOrder(now))}.`, cost]
  return [
    `Brought to ${where} ${between(estimate.standard)}.`,
    `${cost} Express from ${shortDayText(estimate.express.earliest)} on request.`,
  ]
}

function madeToOrder(now: Date): DeliveryWindow {
  const today = istDate(now)
  return { earliest: addDays(today, CUSTOM_ORDER_WEEKS.min * 7), latest: addDays(today, CUSTOM_ORDER_WEEKS.max * 7) }
}

const between = ({ earliest, latest }: DeliveryWindow) =>
  `between ${shortDayText(earliest)} and ${shortDayText(latest)}`
