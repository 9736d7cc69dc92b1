import { deviceStorage } from '#web/ui/state/safe-storage.ts'

/** Where the delivery screen keeps the day's stops for a phone without network (web/backoffice/delivery/stored-rounds.ts). */
export const ROUNDS_DB = 'saalghar_rounds'
/** The last day of which something is kept; whoever never saw a round has none. */
export const ROUNDS_MARK = 'saalghar_rounds_until'

/** Names and addresses of customers do not outlive the login, wherever in the shop it ends. */
export function forgetRounds(): void {
  if (deviceStorage.getItem(ROUNDS_MARK) === null) return
  deviceStorage.removeItem(ROUNDS_MARK)
  indexedDB.deleteDatabase(ROUNDS_DB)
}

/** Nor their day. */
export function forgetPastRounds(today: string): void {
  const until = deviceStorage.getItem(ROUNDS_MARK)
  if (until !== null && until < today) forgetRounds()
}
