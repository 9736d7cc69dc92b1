import { windowText } from '#domain/shipping/delivery-texts.ts'
import { isoDate } from '#domain/time/ist.ts'
import type { Order } from '#web/api/orders.ts'

/** The days that were promised, while there is something to wait for. */
export function promisedDays({ status, promised_from, promised_to }: Order): string | null {
  if (status === 'delivered' || status === 'cancelled' || !promised_from || !promised_to) return null
  return windowText({ earliest: isoDate(promised_from), latest: isoDate(promised_to) })
}
