import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { passkeys, recoveryCodes, twoStepKeys } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A key that is begun anew takes the place of one that was never used. */
export async function putKey(tx: Tx, userId: number, secret: string, now: Date): Promise<void> {
  const key = { secret, lastStep: 0, createdAt: now }
  await tx
    .insert(twoStepKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({ target: twoStepKeys.userId, set: key })
}

export async function findSecret(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx.select({ secret: twoStepKeys.secret }).from(twoStepKeys).where(eq(twoStepKeys.userId, userId))
  return row?.secret ?? null
}

/** An app that was begun and never proved with a first code opens nothing. */
export async function hasApp(db: Db | Tx, userId: number): Promise<boolean> {
  const proved = and(eq(twoStepKeys.userId, userId), gt(twoStepKeys.lastStep, 0))
  return (await db.$count(twoStepKeys, proved)) > 0
}

/** False when this step, or a later one, was taken before: a code that was looked at over a shoulder is worth nothing. */
export async function takeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(twoStepKeys)
    .set({ lastStep: step })
    .where(and(eq(twoStepKeys.userId, userId), lt(twoStepKeys.lastStep, step)))
    .returning({ userId: twoStepKeys.userId })
  return taken.length > 0
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export async function takeRecoveryCode(tx: Tx, userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function markTwoStep(tx: Tx, userId: number, at: Date | null): Promise<void> {
  await tx.update(users).set({ twoStepAt: at }).where(eq(users.id, userId))
}

export async function dropKeys(tx: Tx, userId: number): Promise<void> {
  await tx.delete(twoStepKeys).where(eq(twoStepKeys.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}
