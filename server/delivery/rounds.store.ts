import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { deliveryRounds, deliveryStops } from '#server/db/schema/delivery.ts'
import type { Tx } from '#server/db/transaction.ts'

export type RoundRow = typeof deliveryRounds.$inferSelect
export type StopRow = typeof deliveryStops.$inferSelect
export type ParcelKey = { orderId: number; shipmentId: number | null }

export async function selectRound(db: Db | Tx, id: number): Promise<RoundRow | null> {
  const [row] = await db.select().from(deliveryRounds).where(eq(deliveryRounds.id, id))
  return row ?? null
}

export async function selectRoundLocked(tx: Tx, id: number): Promise<RoundRow | null> {
  const [row] = await tx.select().from(deliveryRounds).where(eq(deliveryRounds.id, id)).for('update')
  return row ?? null
}

/** The round of a van on a day, locked; it begins with the first parcel that is put on it. */
export async function openRoundLocked(tx: Tx, day: IsoDate, van: string, now: Date): Promise<RoundRow> {
  await tx.insert(deliveryRounds).values({ day, van, createdAt: now }).onConflictDoNothing()
  const isIt = and(eq(deliveryRounds.day, day), eq(deliveryRounds.van, van))
  const [row] = await tx.select().from(deliveryRounds).where(isIt).for('update')
  if (!row) throw new Error(`The round of ${van} on ${day} was not written`)
  return row
}

/** What nothing stands on any more keeps no other round from its van. */
export async function deleteEmptyRound(tx: Tx, day: IsoDate, van: string): Promise<void> {
  const isEmpty = sql`not exists (select from ${deliveryStops} where ${deliveryStops.roundId} = ${deliveryRounds.id})`
  await tx.delete(deliveryRounds).where(and(eq(deliveryRounds.day, day), eq(deliveryRounds.van, van), isEmpty))
}

export async function isVanTaken(tx: Tx, day: IsoDate, van: string): Promise<boolean> {
  return (await tx.$count(deliveryRounds, and(eq(deliveryRounds.day, day), eq(deliveryRounds.van, van)))) > 0
}

/** Every change of the plan counts. */
export async function updateRound(
  tx: Tx,
  id: number,
  change: Partial<Pick<RoundRow, 'van' | 'leftAt'>> = {},
): Promise<void> {
  const version = sql`${deliveryRounds.version} + 1`
  await tx
    .update(deliveryRounds)
    .set({ ...change, version })
    .where(eq(deliveryRounds.id, id))
}

export async function selectStop(db: Db | Tx, id: number): Promise<StopRow | null> {
  const [row] = await db.select().from(deliveryStops).where(eq(deliveryStops.id, id))
  return row ?? null
}

export const selectStopIds = async (db: Db | Tx, roundId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: deliveryStops.id })
    .from(deliveryStops)
    .where(eq(deliveryStops.roundId, roundId))
    .orderBy(asc(deliveryStops.position), asc(deliveryStops.id))
  return rows.map(({ id }) => id)
}

/** Shipments of the order that stand on a round as themselves. */
export async function selectClaimed(db: Db | Tx, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ shipmentId: deliveryStops.shipmentId })
    .from(deliveryStops)
    .where(and(eq(deliveryStops.orderId, orderId), isNotNull(deliveryStops.shipmentId)))
  return rows.flatMap(({ shipmentId }) => shipmentId ?? [])
}

export type Standing = { stopId: number; roundId: number; day: IsoDate; van: string }

/** The stop at which a parcel stands already. */
export async function selectStanding(tx: Tx, { orderId, shipmentId }: ParcelKey): Promise<Standing | null> {
  const isIt =
    shipmentId === null
      ? and(eq(deliveryStops.orderId, orderId), sql`${deliveryStops.shipmentId} is null`)
      : eq(deliveryStops.shipmentId, shipmentId)
  const [row] = await tx
    .select({
      stopId: deliveryStops.id,
      roundId: deliveryStops.roundId,
      day: deliveryRounds.day,
      van: deliveryRounds.van,
    })
    .from(deliveryStops)
    .innerJoin(deliveryRounds, eq(deliveryRounds.id, deliveryStops.roundId))
    .where(isIt)
  return row ?? null
}

export async function nextPosition(tx: Tx, roundId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(deliveryStops.position) })
    .from(deliveryStops)
    .where(eq(deliveryStops.roundId, roundId))
  return (row?.last ?? 0) + 1
}

/** False when somebody else has put it on a round in the same moment. */
export async function insertStop(tx: Tx, row: typeof deliveryStops.$inferInsert): Promise<boolean> {
  const written = await tx.insert(deliveryStops).values(row).onConflictDoNothing().returning({ id: deliveryStops.id })
  return written.length === 1
}

export async function updateStop(
  tx: Tx,
  id: number,
  change: Partial<Pick<StopRow, 'roundId' | 'shipmentId' | 'position' | 'boxes' | 'note'>>,
): Promise<void> {
  await tx.update(deliveryStops).set(change).where(eq(deliveryStops.id, id))
}

export async function updatePositions(tx: Tx, stops: readonly number[]): Promise<void> {
  if (stops.length === 0) return
  const place = sql`array_position(${sql.param([...stops])}::int[], ${deliveryStops.id})`
  await tx
    .update(deliveryStops)
    .set({ position: place })
    .where(inArray(deliveryStops.id, [...stops]))
}

export async function deleteStop(tx: Tx, id: number): Promise<void> {
  await tx.delete(deliveryStops).where(eq(deliveryStops.id, id))
}
