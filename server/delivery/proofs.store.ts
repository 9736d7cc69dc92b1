import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { deliveryPhotos, deliveryProofs } from '#server/db/schema/delivery.ts'
import type { Tx } from '#server/db/transaction.ts'

export type ProofRow = typeof deliveryProofs.$inferSelect

/** The same key waits here for the first, so that the pair of them delivers once. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delivery ${key}`}, 0))`)
}

export async function selectProofByKey(db: Db | Tx, key: string): Promise<Pick<ProofRow, 'stopId'> | null> {
  const [row] = await db
    .select({ stopId: deliveryProofs.stopId })
    .from(deliveryProofs)
    .where(eq(deliveryProofs.key, key))
  return row ?? null
}

/** Who delivered a shipment with the phone, for who comes second. */
export async function selectDeliverer(db: Db | Tx, shipmentId: number): Promise<string | null> {
  const [row] = await db
    .select({ name: users.name })
    .from(deliveryProofs)
    .innerJoin(users, eq(users.id, deliveryProofs.deliveredBy))
    .where(eq(deliveryProofs.shipmentId, shipmentId))
  return row?.name ?? null
}

export async function insertProof(
  tx: Tx,
  row: typeof deliveryProofs.$inferInsert,
  photo: { file: string; bytes: Buffer } | null,
): Promise<void> {
  const [written] = await tx
    .insert(deliveryProofs)
    .values({ ...row, photo: photo?.file ?? null })
    .returning({ id: deliveryProofs.id })
  if (!written) throw new Error('The proof of delivery was not written')
  if (photo) await tx.insert(deliveryPhotos).values({ ...photo, proofId: written.id })
}

export async function selectDeliveryPhoto(db: Db, file: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: deliveryPhotos.bytes })
    .from(deliveryPhotos)
    .where(eq(deliveryPhotos.file, file))
  return row?.bytes ?? null
}
