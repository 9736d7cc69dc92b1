import type { DeskOrder } from '#domain/api/order-desk.ts'

export type HistoryEntry = DeskOrder['desk']['history'][number]

const WORDS: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  placed_in_showroom: 'Placed in the showroom',
  part_paid: 'A part was paid',
  paid: 'Payment received',
  payment_failed: 'A payment failed',
  payment_returned: 'A payment went back by itself',
  hold_ended: 'The pieces were no longer set aside',
  changed: 'The customer changed address or notes',
  packed: 'Packed',
  unpacked: 'Unpacked',
  shipped: 'Shipped',
  part_shipped: 'A part was shipped',
  delivered: 'Delivered',
  part_delivered: 'A parcel was delivered',
  cancelled: 'Cancelled',
  part_refund: 'A refund was asked for',
  refunded: 'A refund is back with the buyer',
  refund_failed: 'A refund failed',
  'order.sold': 'Sold in the showroom',
  'order.money_taken': 'Money taken',
  'order.link_made': 'Payment link made',
  'order.link_mailed': 'Payment link sent by mail',
  'order.paid_back': 'Paid back at the counter',
  'order.packed': 'Packed',
  'order.unpacked': 'Unpacked',
  'order.shipped': 'Shipped',
  'order.tracking_corrected': 'Tracking corrected',
  'order.delivered': 'Delivered',
  'order.cancelled': 'Cancelled',
  'order.refunded': 'Refunded',
  'order.mail_resent': 'Mail sent again',
}

/** What nobody has given words yet is told by its name, rather than left out. */
export const actionWords = ({ what }: Pick<HistoryEntry, 'what'>): string => WORDS[what] ?? plain(what)

function plain(name: string): string {
  const words = name.replace(/^order\./, '').replaceAll(/[._-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Newest first. What staff did is told once, with their name; notes stand in their own place.
 */
export function storyOf(history: readonly HistoryEntry[]): HistoryEntry[] {
  const byStaff = new Set(history.filter(({ who }) => who !== null).map(({ at }) => at))
  return history
    .filter(({ at, who, what }) => what !== 'order.noted' && (who !== null || !byStaff.has(at)))
    .toReversed()
}
