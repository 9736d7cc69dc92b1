import { isOrderNumber } from '#domain/orders/order-number.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'

/** How long a payment link may hold; never longer than an unpaid order lives (`closeAfterHours` of hold.ts). */
export const LINK_HOURS = [1, 4, 12] as const
export type LinkHours = (typeof LINK_HOURS)[number]

export const linkEndsAt = (now: Date, hours: LinkHours): Date => new Date(now.getTime() + hours * HOUR)

/** Who pays in the last minute still finds the pieces: a bank takes its time. */
const GRACE_MS = 10 * MINUTE
export const holdOfLink = (endsAt: Date): Date => new Date(endsAt.getTime() + GRACE_MS)

/** The provider knows each link by a number of ours; the first bears the order's own. */
export const linkReference = (orderNumber: string, time: number): string =>
  time === 1 ? orderNumber : `${orderNumber}-${time}`
export const isLinkReference = (reference: string): boolean => isOrderNumber(reference.split('-', 2).join('-'))

export type LinkStatus = 'created' | 'paid' | 'expired' | 'cancelled'
