import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AuditQuery } from '#domain/api/audit.ts'
import { addDays, atIst, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'

type Asked = Omit<AuditQuery, 'page' | 'per_page'>
type Page = { page: number; per_page: number }

/** Counting stops here: nobody turns to the page after it. */
const MOST_COUNTED = 10_000

const COLUMNS = {
  id: auditEntries.id,
  at: auditEntries.createdAt,
  who: users.name,
  action: auditEntries.action,
  subject: auditEntries.subject,
  reason: auditEntries.reason,
  data: auditEntries.data,
  address: auditEntries.address,
  device: auditEntries.device,
}
export type AuditRecord = Awaited<ReturnType<typeof selectAudit>>[number]

const joined = (db: Db) =>
  db.select(COLUMNS).from(auditEntries).leftJoin(users, eq(users.id, auditEntries.actorId)).$dynamic()

export async function selectAudit(db: Db, query: Asked, { page, per_page: size }: Page) {
  const turn = query.sort === 'at' ? asc : desc
  return joined(db)
    .where(condition(query))
    .orderBy(turn(auditEntries.createdAt), turn(auditEntries.id))
    .limit(size)
    .offset((page - 1) * size)
}

export async function countAudit(db: Db, query: Asked): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(condition(query))
    .limit(MOST_COUNTED)
    .as('some')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return row?.total ?? 0
}

export async function findAudit(db: Db, id: number): Promise<AuditRecord | null> {
  const [row] = await joined(db).where(eq(auditEntries.id, id))
  return row ?? null
}

function condition({ search, area, at_from: from, at_to: to }: Asked): SQL | undefined {
  return and(
    area && inArray(sql`split_part(${auditEntries.action}, '.', 1)`, area),
    from ? gte(auditEntries.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(auditEntries.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
    search?.trim() ? matches(search.trim()) : undefined,
  )
}

function matches(search: string): SQL | undefined {
  const like = containing(search)
  return or(ilike(users.name, like), ilike(auditEntries.reason, like), eq(auditEntries.subject, search))
}
