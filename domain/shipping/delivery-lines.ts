import { formatInr } from '#domain/money/format-inr.ts'
import { rupees } from '#domain/money/paise.ts'
import { deliveryEstimate } from '#domain/shipping/delivery-estimate.ts'
import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import type { Consignment } from '#domain/shipping/delivery-promise.ts'
import { betweenText, BROUGHT_BY, notDeliveredText } from '#domain/shipping/delivery-texts.ts'
import { shortDayText } from '#domain/time/day-text.ts'

/** What is to travel, and what it costs in rupees. */
export type WantedDelivery = Consignment & { readonly amount: number }
/** Nothing to say, or the sentence with the date, or that we do not go there; what it costs stands after it. */
export type DeliveryAnswer = { readonly isServed: boolean; readonly lines: readonly string[] }

const NO_ANSWER: DeliveryAnswer = { isServed: true, lines: [] }

/** What a shopper wants to know about delivery to a PIN, as sentences. */
export function deliveryAnswer(
  { amount, ...consignment }: WantedDelivery,
  now: Date,
  plan: DeliveryPlan,
): DeliveryAnswer {
  const { pin, isMadeToOrder } = consignment
  const estimate = deliveryEstimate({ ...consignment, itemsTotal: rupees(amount) }, now, plan)
  if (estimate.kind === 'not_a_pin') return NO_ANSWER
  if (estimate.kind === 'not_served')
    return { isServed: false, lines: [notDeliveredText(pin), 'Choose an address elsewhere in India, or ask us.'] }
  const { city, charge, promise } = estimate
  const cost = charge === 0 ? 'Delivery is free.' : `Delivery costs ${formatInr(charge)}.`
  const where = `${city ? `${city} ` : ''}${pin} ${BROUGHT_BY[promise.by]} ${betweenText(promise)}`
  const express = promise.express ? ` Express from ${shortDayText(promise.express.earliest)} on request.` : ''
  const opening = isMadeToOrder ? 'Made for you and brought to' : 'Brought to'
  return { isServed: true, lines: [`${opening} ${where}.`, `${cost}${express}`] }
}
