import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { oneTimeLinks, users } from '#server/db/schema/accounts.ts'
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
  await insertLink(tx, link)
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx.insert(oneTimeLinks).values(link)
}

export type Challenged = { id: number; userId: number; email: string }

export async function findChallenged(db: Db, tokenHash: Buffer, now: Date): Promise<Challenged | null> {
  const [row] = await db
    .select({ id: oneTimeLinks.id, userId: users.id, email: users.email })
    .from(oneTimeLinks)
    .innerJoin(users, eq(users.id, oneTimeLinks.userId))
    .where(isGood(['two_step'], tokenHash, now))
  return row ?? null
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

type NewCode = { userId: number; tokenHash: Buffer; device: string; createdAt: Date; expiresAt: Date }
export type LiveCode = { id: number; tokenHash: Buffer; device: string }

/** A stranger who asks for codes must not make the owner's worthless; more than these are not alive at once. */
const CODES_ALIVE = 3

/** The newest of a browser replaces its older ones. */
export async function addCode(tx: Tx, { device, ...code }: NewCode): Promise<void> {
  await tx.execute(sql`
    delete from one_time_links where purpose = 'sign_in' and user_id = ${code.userId} and (data->>'device' = ${device} or id not in (
      select id from one_time_links where purpose = 'sign_in' and user_id = ${code.userId} and data->>'device' <> ${device}
      order by id desc limit ${CODES_ALIVE - 1}))`)
  await tx.insert(oneTimeLinks).values({ ...code, purpose: 'sign_in', data: { device } })
}

export async function selectLiveCodes(db: Db, userId: number, now: Date): Promise<LiveCode[]> {
  const rows = await db
    .select({ id: oneTimeLinks.id, tokenHash: oneTimeLinks.tokenHash, data: oneTimeLinks.data })
    .from(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.userId, userId),
        eq(oneTimeLinks.purpose, 'sign_in'),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
  return rows.map(({ data, ...code }) => ({ ...code, device: data['device'] ?? '' }))
}

/** False when the tries at this code are used up. */
export async function countTry(db: Db, id: number, mostTries: number): Promise<boolean> {
  const counted = await db
    .update(oneTimeLinks)
    .set({ attempts: sql`${oneTimeLinks.attempts} + 1` })
    .where(and(eq(oneTimeLinks.id, id), sql`${oneTimeLinks.attempts} < ${mostTries}`))
    .returning({ id: oneTimeLinks.id })
  return counted.length > 0
}

export async function markCodeUsed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLinks.id, id), isNull(oneTimeLinks.usedAt)))
    .returning({ id: oneTimeLinks.id })
  return used.length > 0
}
