import { deleteDB, openDB, type IDBPDatabase } from 'idb'
import type { RoundJson, RoundStop } from '#domain/api/delivery.ts'
import { ROUNDS_DB, ROUNDS_MARK } from '#web/session/forget-rounds.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'

/** Who drives. */
export type Driver = { id: number; name: string }
export type StoredRound = { round: RoundJson; driver: Driver; keptAt: string }

const STORE = 'rounds'
const keyOf = (day: string, van: string) => `${day} ${van}`

/** Opened for one action at a time: an open connection would keep the logout from deleting it. */
async function withRounds<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const db = await openDB(ROUNDS_DB, 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** Only what is still to be driven; what a phone cannot keep is simply not there later. */
export async function storeRound(kept: StoredRound, today: string): Promise<void> {
  const { day, van } = kept.round
  if (day < today) return
  const until = deviceStorage.getItem(ROUNDS_MARK) ?? day
  deviceStorage.setItem(ROUNDS_MARK, until > day ? until : day)
  try {
    await withRounds(async (db) => {
      await db.delete(STORE, IDBKeyRange.upperBound(today, true))
      await db.put(STORE, kept, keyOf(day, van))
    })
  } catch (error) {
    console.warn('This phone keeps no round:', error)
    await deleteDB(ROUNDS_DB).catch(() => undefined)
  }
}

export async function readStoredRound(day: string, van: string | null): Promise<StoredRound | null> {
  if (van === null || deviceStorage.getItem(ROUNDS_MARK) === null) return null
  try {
    const kept = await withRounds((db) => db.get(STORE, keyOf(day, van)))
    return kept ? withVans(kept as StoredRound) : null
  } catch {
    return null
  }
}

/** One that an older version kept says nothing of the shop's vans. */
const withVans = ({ round, ...kept }: StoredRound): StoredRound => ({
  ...kept,
  round: { ...round, own_vans: round.own_vans ?? [] },
})

/** A delivery that the shop has taken shows as such, also when the network is gone again before the round was asked for anew. */
export async function storeStop(stop: RoundStop): Promise<void> {
  if (deviceStorage.getItem(ROUNDS_MARK) === null) return
  const isIt = ({ id }: RoundStop) => id === stop.id
  await withRounds(async (db) => {
    for (const key of await db.getAllKeys(STORE)) {
      const { round, ...kept } = (await db.get(STORE, key)) as StoredRound
      const stops = round.stops.map((one) => (isIt(one) ? stop : one))
      if (round.stops.some(isIt)) await db.put(STORE, { ...kept, round: { ...round, stops } }, key)
    }
  }).catch(() => undefined)
}
