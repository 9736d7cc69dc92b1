import { type Badge, badgeOf } from '#domain/orders/badge.ts'
import { allows, type Transitions } from '#domain/orders/transitions.ts'

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** failed -> paid is a retry that worked. */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus> = {
  pending: ['paid', 'failed'],
  failed: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

const BADGES: Readonly<Record<PaymentStatus, Badge>> = {
  pending: { label: 'Pending', tone: 'yellow' },
  paid: { label: 'Paid', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  refunded: { label: 'Refunded', tone: 'orange' },
}

export function canTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return allows(PAYMENT_TRANSITIONS, from, to)
}

export function paymentBadge(status: string): Badge {
  return badgeOf(BADGES, status)
}
