import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { normaliseEmail } from '#domain/accounts/email.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { knownDevices } from '#server/db/schema/opening.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import { hashToken } from './find-session.ts'

const ID = /^[\w-]{16,100}$/
const MOST_DEVICES = 20

/** A browser names itself by a random text of its own; who sends none is a stranger everywhere. */
export function deviceHashOf({ headers }: Pick<FastifyRequest, 'headers'>): Buffer | null {
  const id = headers['x-device-id']
  return typeof id === 'string' && ID.test(id) ? hashToken(`device ${id}`) : null
}

/** Whether somebody came into this account with it before. One look-up, with or without an account. */
export async function isKnownDevice(db: Db, email: string, deviceHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(sql`lower(${users.email}) = ${normaliseEmail(email)}`, eq(knownDevices.deviceHash, deviceHash)))
  return rows.length > 0
}

export async function rememberDevice(db: Db, userId: number, deviceHash: Buffer | null, now: Date): Promise<void> {
  if (deviceHash === null) return
  await transact(db, async (tx) => {
    await tx
      .insert(knownDevices)
      .values({ userId, deviceHash, lastSeenAt: now })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: now } })
    const newest = tx
      .select({ deviceHash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.lastSeenAt))
      .limit(MOST_DEVICES)
    await tx
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, newest)))
  })
}

/** Who sets a new password may have been robbed: no old browser is known any more. */
export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
