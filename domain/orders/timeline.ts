import type { OrderStatus } from '#domain/orders/order-status.ts'

export const WHATS_NEXT = [
  {
    key: 'confirmation',
    title: 'Order Confirmation',
    text: 'You will receive an email confirmation with your order details.',
  },
  { key: 'processing', title: 'Processing', text: 'Our workshop prepares and checks your pieces.' },
  { key: 'shipping', title: 'Shipping', text: 'Your order is shipped and you receive tracking information.' },
  { key: 'delivery', title: 'Delivery', text: 'Your order is delivered to your address.' },
] as const

export type StepState = 'done' | 'current' | 'upcoming'
export type TimelineStep = {
  readonly status: OrderStatus
  readonly label: string
  readonly at: Date | null
  readonly state: StepState
}
export type OrderDates = { readonly [status in OrderStatus]?: Date | null | undefined }

const PATH = ['pending', 'processing', 'shipped', 'delivered'] as const
const LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Order placed',
  processing: 'Payment received, in preparation',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** How many of the What's Next steps are behind the order. */
export function whatsNextDone(status: OrderStatus): number {
  if (status === 'cancelled') return 0
  return status === 'delivered' ? WHATS_NEXT.length : PATH.indexOf(status)
}

/** The whole road of an order; a cancelled one ends where it was stopped. */
export function orderTimeline(status: OrderStatus, dates: OrderDates): TimelineStep[] {
  if (status === 'cancelled') return [...travelled(dates), step('cancelled', dates, 'current')]
  const here = PATH.indexOf(status)
  return PATH.map((point, index) => step(point, dates, stateAt(index, here)))
}

function travelled(dates: OrderDates): TimelineStep[] {
  return PATH.filter((point) => dates[point]).map((point) => step(point, dates, 'done'))
}

function stateAt(index: number, here: number): StepState {
  if (index < here || here === PATH.length - 1) return 'done'
  return index === here ? 'current' : 'upcoming'
}

function step(status: OrderStatus, dates: OrderDates, state: StepState): TimelineStep {
  return { status, label: LABELS[status], at: dates[status] ?? null, state }
}
