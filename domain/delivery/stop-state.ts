import type { OrderStatus } from '#domain/orders/order-status.ts'

export const STOP_STATES = ['here', 'on_its_way', 'delivered', 'cancelled'] as const
export type StopState = (typeof STOP_STATES)[number]

export type StopFacts = {
  readonly status: OrderStatus
  /** Null until the parcel has left the house. */
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
}

/** Where the parcel of a stop is: told by the order and its shipment, never kept a second time. */
export function stopState({ status, shippedAt, deliveredAt }: StopFacts): StopState {
  if (deliveredAt !== null) return 'delivered'
  if (status === 'cancelled') return 'cancelled'
  return shippedAt === null ? 'here' : 'on_its_way'
}

/** What was handed over stays on its round: it tells who delivered it. */
export const canLeaveRound = (state: StopState): boolean => state !== 'delivered'
