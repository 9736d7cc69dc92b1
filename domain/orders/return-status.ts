import { type Badge, badgeOf } from '#domain/orders/badge.ts'
import { allows, type Transitions } from '#domain/orders/transitions.ts'

export const RETURN_STATUSES = ['requested', 'approved', 'refused', 'received', 'closed'] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** Refused and closed are the ends; what was received is refunded. */
export const RETURN_TRANSITIONS: Transitions<ReturnStatus> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  received: ['closed'],
  refused: ['closed'],
  closed: [],
}

const BADGES: Readonly<Record<ReturnStatus, Badge>> = {
  requested: { label: 'To decide', tone: 'yellow' },
  approved: { label: 'On its way', tone: 'blue' },
  refused: { label: 'Refused', tone: 'red' },
  received: { label: 'Received', tone: 'green' },
  closed: { label: 'Closed', tone: 'grey' },
}

export function canTransition(from: ReturnStatus, to: ReturnStatus): boolean {
  return allows(RETURN_TRANSITIONS, from, to)
}

/** As the desk calls it; the shopper reads words of their own. */
export const returnBadge = (status: string): Badge => badgeOf(BADGES, status)

export const RETURN_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const
export type ReturnSort = (typeof RETURN_SORTS)[number]
