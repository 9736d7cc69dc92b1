import { and, asc, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Rights } from '#domain/accounts/staff-rights.ts'
import type { StaffQuery } from '#domain/api/staff.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'

const COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  permissions: users.permissions,
  isDemo: users.isDemo,
  twoStepAt: users.twoStepAt,
  version: users.version,
}
export type Colleague = { [Key in keyof typeof COLUMNS]: (typeof users.$inferSelect)[Key] }
export type ColleagueRow = Colleague & { lastSeenAt: string | null; devices: number }

const worksHere = and(ne(users.role, 'customer'), isNull(users.erasedAt))
const ofThem = sql`from ${sessions} s where s.user_id = ${users.id}`
const lastSeen = sql<string | null>`(select max(s.last_seen_at) ${ofThem})`
const openDevices = (now: Date) =>
  sql<number>`(select count(*)::int ${ofThem} and s.revoked_at is null and s.expires_at > ${now})`

export async function selectColleagues(db: Db, query: StaffQuery, now: Date): Promise<ColleagueRow[]> {
  const turn = query.sort.startsWith('-') ? desc : asc
  const by = query.sort.endsWith('seen') ? sql`coalesce(${lastSeen}, 'epoch')` : sql`lower(${users.name})`
  return db
    .select({ ...COLUMNS, lastSeenAt: lastSeen, devices: openDevices(now) })
    .from(users)
    .where(asked(query))
    .orderBy(turn(by), asc(users.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
}

export async function countColleagues(db: Db, query: StaffQuery): Promise<number> {
  return db.$count(users, asked(query))
}

function asked({ search, two_step: twoStep }: StaffQuery): SQL | undefined {
  const words = search?.trim()
  const like = words ? containing(words) : null
  return and(
    worksHere,
    twoStep && (twoStep === 'on' ? sql`${users.twoStepAt} is not null` : isNull(users.twoStepAt)),
    like === null ? undefined : sql`(${users.name} ilike ${like} or ${users.email} ilike ${like})`,
  )
}

export async function findColleague(db: Db, id: number, now: Date): Promise<ColleagueRow | null> {
  const [row] = await db
    .select({ ...COLUMNS, lastSeenAt: lastSeen, devices: openDevices(now) })
    .from(users)
    .where(and(eq(users.id, id), worksHere))
  return row ?? null
}

/**
 * Everybody who works here and may be an owner, the two people of a change among them, held until the transaction ends and always
 * in one order: of two owners who demote each other at once, the second finds that they are none any more.
 */
export async function lockColleagues(tx: Tx, ids: readonly number[]): Promise<Colleague[]> {
  return tx
    .select(COLUMNS)
    .from(users)
    .where(and(worksHere, sql`(${users.role} = 'owner' or ${users.id} in ${ids})`))
    .orderBy(asc(users.id))
    .for('update')
}

export async function writeRights(tx: Tx, id: number, rights: Rights | null): Promise<void> {
  const role = rights?.role ?? 'customer'
  const permissions = rights?.role === 'staff' ? [...rights.permissions] : null
  await tx
    .update(users)
    .set({ role, permissions, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}

const isOpen = (userId: number, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

export async function selectDevices(db: Db, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(isOpen(userId, now))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}
export type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number]

/** The names of the devices that were logged out. */
export async function endDevices(tx: Tx, userId: number, now: Date, only?: number): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isOpen(userId, now), only === undefined ? undefined : eq(sessions.id, only)))
    .returning({ device: sessions.device })
  return ended.map(({ device }) => device)
}
