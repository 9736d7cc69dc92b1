import type { Order } from '#web/api/orders.ts'

/** A part is paid and the rest is to come: both are told wherever the total stands. */
export const hasAdvance = ({ amount_paid, amount_due }: Pick<Order, 'amount_paid' | 'amount_due'>): boolean =>
  amount_paid > 0 && amount_due > 0
