import type { DeliveryWindow } from '#domain/shipping/delivery-date.ts'
import type { BroughtBy } from '#domain/shipping/delivery-promise.ts'
import { CUSTOM_ORDER_WEEKS, rangeText } from '#domain/shipping/policy.ts'
import { shortDayText } from '#domain/time/day-text.ts'

export const BROUGHT_BY: Readonly<Record<BroughtBy, string>> = {
  van: 'by our own van',
  courier: 'by courier',
  carrier: 'by carrier',
}

export const MADE_TO_ORDER_TEXT = `Made to order in ${rangeText(CUSTOM_ORDER_WEEKS)} weeks`

/** In the weeks of the piece's own, where the shop knows them. */
export function madeToOrderText(weeks: number | null | undefined): string {
  if (!weeks) return MADE_TO_ORDER_TEXT
  return `Made to order in ${weeks === 1 ? 'a week' : `${weeks} weeks`}`
}
export const NO_RETURN_TEXT = 'cannot be returned'

/** Wed, 25 Nov – Thu, 3 Dec */
export const windowText = ({ earliest, latest }: DeliveryWindow) =>
  earliest === latest ? shortDayText(earliest) : `${shortDayText(earliest)} – ${shortDayText(latest)}`

/** between Wed, 25 Nov and Thu, 3 Dec */
export const betweenText = ({ earliest, latest }: DeliveryWindow) =>
  earliest === latest ? `on ${shortDayText(earliest)}` : `between ${shortDayText(earliest)} and ${shortDayText(latest)}`

export const PROMISED_LABEL = 'Promised delivery'

export const notDeliveredText = (pin: string) => `We do not deliver to PIN ${pin}.`
