import { dayTimeText } from '#domain/time/day-text.ts'
import { findLastChange, type LastChange } from '#server/audit/last-change.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { RoundRow } from './rounds.store.ts'

export type StaleRound = { readonly code: 'changed_meanwhile'; readonly change: LastChange | null }

/** Whoever plans on an older list than the present one is told who was faster. */
export async function refuseStaleRound(tx: Tx, round: RoundRow, seen: number): Promise<StaleRound | null> {
  if (seen === round.version) return null
  return { code: 'changed_meanwhile', change: await findLastChange(tx, `round:${round.id}`) }
}

const DEEDS: Readonly<Record<string, string>> = {
  'round.parcels_put': 'put parcels on this round',
  'round.stops_ordered': 'changed the order of the stops',
  'round.van_changed': 'chose another van',
  'round.left': 'sent the van off',
  'round.stop_changed': 'changed a stop',
  'round.stop_taken_off': 'took a stop off',
  'round.delivered': 'delivered from this round',
}

export function staleWords({ change }: StaleRound): string {
  const deed = change ? (DEEDS[change.action] ?? 'changed this round') : 'This round was changed'
  const who = change ? `${change.by ?? 'Somebody'} ${deed} (${dayTimeText(change.at)})` : deed
  return `${who} after you opened it. Nothing was saved; look at the new state first.`
}
