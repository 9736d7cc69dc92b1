import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Rights } from '#domain/accounts/staff-rights.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt))

const COLUMNS = {
  id: staffInvitations.id,
  email: staffInvitations.email,
  role: staffInvitations.role,
  permissions: staffInvitations.permissions,
  invitedBy: staffInvitations.invitedBy,
  createdAt: staffInvitations.createdAt,
  expiresAt: staffInvitations.expiresAt,
}

export async function selectInvitations(db: Db) {
  return db
    .select({ ...COLUMNS, by: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isOpen)
    .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id))
    .limit(200)
}
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number]

type NewInvitation = Rights & {
  email: string
  tokenHash: Buffer
  invitedBy: number
  createdAt: Date
  expiresAt: Date
}

export async function insertInvitation(tx: Tx, { permissions, ...rest }: NewInvitation): Promise<number> {
  const values = { ...rest, permissions: rest.role === 'owner' ? null : [...permissions] }
  const [row] = await tx.insert(staffInvitations).values(values).returning({ id: staffInvitations.id })
  if (!row) throw new Error('The invitation was not written')
  return row.id
}

/** The newest mail is the only one that works. */
export async function withdrawOf(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(staffInvitations.email, email), isOpen))
}

/** Whose invitations nobody vouches for any more. */
export async function withdrawBy(tx: Tx, invitedBy: number, now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(staffInvitations.invitedBy, invitedBy), isOpen))
}

export async function withdrawOne(tx: Tx, id: number, now: Date): Promise<{ email: string } | null> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning({ email: staffInvitations.email })
  return row ?? null
}

const isGood = (tokenHash: Buffer, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash), isOpen, gt(staffInvitations.expiresAt, now))

export async function findInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .select({ ...COLUMNS, by: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isGood(tokenHash, now))
  return row ?? null
}

/** Marked as accepted by the statement that finds it: of two who follow the link at once, one is too late. */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .update(staffInvitations)
    .set({ acceptedAt: now })
    .where(isGood(tokenHash, now))
    .returning(COLUMNS)
  return row ?? null
}

/** Whether somebody of this address works here already. */
export async function isStaffAddress(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, sql`${users.role} <> 'customer'`, isNull(users.erasedAt)))
  return found.length > 0
}
