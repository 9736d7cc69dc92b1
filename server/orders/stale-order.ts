import { findLastChange } from '#server/audit/last-change.ts'
import { type Overtaken, overtakenRefusal } from '#server/audit/overtaken.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Refusal } from '#server/http/reply.ts'
import type { OrderRecord } from './order-record.ts'

/** Whoever decides on an older state than the present one is told who was faster. Without a version nothing is compared. */
export async function refuseStale(
  tx: Tx,
  order: Pick<OrderRecord, 'id' | 'version' | 'updatedAt'>,
  seen: number | undefined,
): Promise<Overtaken | null> {
  if (seen === undefined || seen === order.version) return null
  const last = await findLastChange(tx, `order:${order.id}`, Object.keys(ACTION_WORDS))
  // A payment or a refund may have changed it since: then nobody of the staff did.
  const isTheirs = last !== null && last.at.getTime() >= order.updatedAt.getTime() - SAME_MOMENT_MS
  return { code: 'changed_meanwhile', change: isTheirs ? last : null }
}

const SAME_MOMENT_MS = 2000

/** What changes an order; a note or a mail does not. */
const ACTION_WORDS: Readonly<Record<string, string>> = {
  'order.packed': 'packed this order',
  'order.unpacked': 'unpacked this order',
  'order.shipped': 'shipped from this order',
  'order.tracking_corrected': 'corrected the tracking of this order',
  'order.delivered': 'marked this order as delivered',
  'order.cancelled': 'cancelled this order',
  'order.refunded': 'refunded from this order',
  'order.money_taken': 'took money for this order',
}

export const staleRefusal = (stale: Overtaken): Refusal<'changed_meanwhile'> =>
  overtakenRefusal(stale, 'order', ACTION_WORDS)
