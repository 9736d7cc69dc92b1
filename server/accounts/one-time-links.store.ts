import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { oneTimeLinks } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'

type Purpose = typeof oneTimeLinks.$inferSelect.purpose
export type LinkRow = { id: number; purpose: Purpose; userId: number | null; data: Record<string, string> }

type NewLink = {
  purpose: Purpose
  tokenHash: Buffer
  userId: number
  data?: Record<string, string>
  createdAt: Date
  expiresAt: Date
}

const columns = {
  id: oneTimeLinks.id,
  purpose: oneTimeLinks.purpose,
  userId: oneTimeLinks.userId,
  data: oneTimeLinks.data,
}

/** The newest link of a kind is the only one that works: an older mail in somebody's hands is worth nothing. */
export async function replaceLink(tx: Tx, link: NewLink): Promise<void> {
  await dropLinks(tx, link.userId, [link.purpose])
  await tx.insert(oneTimeLinks).values(link)
}

export async function dropLinks(tx: Tx, userId: number, purposes: readonly Purpose[]): Promise<void> {
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), inArray(oneTimeLinks.purpose, [...purposes])))
}

export async function isLinkGood(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: oneTimeLinks.id })
    .from(oneTimeLinks)
    .where(isGood([purpose], tokenHash, now))
  return rows.length > 0
}

const isGood = (purposes: readonly Purpose[], tokenHash: Buffer, now: Date) =>
  and(
    eq(oneTimeLinks.tokenHash, tokenHash),
    inArray(oneTimeLinks.purpose, [...purposes]),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  )

/** Marks the link as used in the same statement that finds it: of two that follow it at once, one is too late. */
export async function useLink(
  tx: Tx,
  purposes: readonly Purpose[],
  tokenHash: Buffer,
  now: Date,
): Promise<LinkRow | null> {
  const [row] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(isGood(purposes, tokenHash, now))
    .returning(columns)
  return row ?? null
}

/** Counts a try at the person's sign-in code and answers its hash while tries are left. */
export async function tryCode(
  tx: Tx,
  userId: number,
  mostTries: number,
  now: Date,
): Promise<{ id: number; tokenHash: Buffer } | null> {
  const [row] = await tx
    .update(oneTimeLinks)
    .set({ attempts: sql`${oneTimeLinks.attempts} + 1` })
    .where(
      and(
        eq(oneTimeLinks.userId, userId),
        eq(oneTimeLinks.purpose, 'sign_in'),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, now),
        sql`${oneTimeLinks.attempts} < ${mostTries}`,
      ),
    )
    .returning({ id: oneTimeLinks.id, tokenHash: oneTimeLinks.tokenHash })
  return row ?? null
}

export async function markCodeUsed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLinks.id, id), isNull(oneTimeLinks.usedAt)))
    .returning({ id: oneTimeLinks.id })
  return used.length > 0
}
