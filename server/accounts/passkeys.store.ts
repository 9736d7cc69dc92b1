import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { passkeys } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function selectPasskeys(db: Db | Tx, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export async function countPasskeys(tx: Tx, userId: number): Promise<number> {
  return tx.$count(passkeys, eq(passkeys.userId, userId))
}

export async function findPasskey(tx: Tx, userId: number, credentialId: string): Promise<PasskeyRow | null> {
  const own = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId))
  const [row] = await tx.select().from(passkeys).where(own)
  return row ?? null
}

/** False when the shop knows this key already, whoever has it. */
export async function insertPasskey(tx: Tx, key: typeof passkeys.$inferInsert): Promise<boolean> {
  const made = await tx.insert(passkeys).values(key).onConflictDoNothing().returning({ id: passkeys.id })
  return made.length > 0
}

export async function markPasskeyUsed(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
}

export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<PasskeyRow | null> {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return gone ?? null
}
