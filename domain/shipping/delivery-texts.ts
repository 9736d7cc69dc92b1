import type { DeliveryWindow } from '#domain/shipping/delivery-date.ts'
import type { BroughtBy } from '#domain/shipping/delivery-promise.ts'
import { shortDayText } from '#domain/time/day-text.ts'

export const BROUGHT_BY: Readonly<Record<BroughtBy, string>> = {
  van: 'by our own van',
  courier: 'by courier',
  carrier: 'by carrier',
}

/** Wed, 25 Nov – Thu, 3 Dec */
export const windowText = ({ earliest, latest }: DeliveryWindow) =>
  earliest === latest ? shortDayText(earliest) : `${shortDayText(earliest)} – ${shortDayText(latest)}`

/** between Wed, 25 Nov and Thu, 3 Dec */
export const betweenText = ({ earliest, latest }: DeliveryWindow) =>
  earliest === latest ? `on ${shortDayText(earliest)}` : `between ${shortDayText(earliest)} and ${shortDayText(latest)}`

export const PROMISED_LABEL = 'Promised delivery'

export const notDeliveredText = (pin: string) => `We do not deliver to PIN ${pin}.`
