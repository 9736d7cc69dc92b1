import { type Badge, badgeOf } from '#domain/orders/badge.ts'
import { allows, isStateOf, type Transitions } from '#domain/orders/transitions.ts'

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

const BADGES: Readonly<Record<OrderStatus, Badge>> = {
  pending: { label: 'Pending', tone: 'yellow' },
  processing: { label: 'Processing', tone: 'blue' },
  shipped: { label: 'Shipped', tone: 'purple' },
  delivered: { label: 'Delivered', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'red' },
}

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return allows(ORDER_TRANSITIONS, from, to)
}

export function isOrderStatus(value: string): value is OrderStatus {
  return isStateOf(ORDER_TRANSITIONS, value)
}

export function orderBadge(status: string): Badge {
  return badgeOf(BADGES, status)
}

/** Address and notes may change until the goods leave. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing'
}
