import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CouponQuery } from '#domain/api/coupon-desk.ts'
import type { CouponState } from '#domain/pricing/coupon-state.ts'
import { normaliseCouponCode } from '#domain/pricing/coupon.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import type { Tx } from '#server/db/transaction.ts'

export type CouponRecord = typeof coupons.$inferSelect
export type NewCoupon = typeof coupons.$inferInsert
export type DeskCoupon = CouponRecord & { revenue: number; given: number }

/** What its orders brought in is added up for the rows of the page alone. */
async function couponsOf(db: Db | Tx, page: SQL): Promise<DeskCoupon[]> {
  const money = (column: string) => sql`(
    select coalesce(sum(${sql.raw(column)}), 0) from orders o
    where o.coupon_id = coupons.id and o.paid_at is not null and o.status <> 'cancelled')`
  const rows = await db
    .select({
      coupon: coupons,
      revenue: sql<string>`${money('o.total_amount')}`,
      given: sql<string>`${money('o.discount_amount')}`,
    })
    .from(coupons)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${coupons.id}`)
    .orderBy(sql`page.place`)
  return rows.map(({ coupon, revenue, given }) => ({ ...coupon, revenue: Number(revenue), given: Number(given) }))
}

export async function selectDeskCoupon(db: Db | Tx, id: number): Promise<DeskCoupon | undefined> {
  const [coupon] = await couponsOf(db, sql`select ${id}::int as id, 1 as place`)
  return coupon
}

export const listDeskCoupons = (db: Db, query: CouponQuery, now: Date) =>
  cutList(
    db,
    {
      from: sql`${coupons}`,
      id: sql<number>`${coupons.id}`,
      where: askedCoupons(query, now),
      order: sortedBy(query.sort),
    },
    query,
    (page) => couponsOf(db, page),
  )

function sortedBy(sort: CouponQuery['sort']): SQL {
  const columns = { made: coupons.id, code: coupons.code, used: coupons.used, ends: coupons.endsAt }
  const isTurned = sort.startsWith('-')
  const column = columns[(isTurned ? sort.slice(1) : sort) as keyof typeof columns]
  return isTurned ? sql`${column} desc, ${coupons.id} desc` : sql`${column}, ${coupons.id}`
}

/** The same question as domain/pricing/coupon-state.ts answers for one. */
function askedCoupons({ search, state }: CouponQuery, now: Date): SQL | undefined {
  const isEnded = sql`coalesce(${coupons.endsAt} <= ${now}, false)`
  const isUsedUp = sql`coalesce(${coupons.used} >= ${coupons.totalLimit}, false)`
  const states: Record<CouponState, SQL> = {
    ended: isEnded,
    paused: sql`not ${isEnded} and not ${coupons.isActive}`,
    used_up: sql`not ${isEnded} and ${coupons.isActive} and ${isUsedUp}`,
    scheduled: sql`not ${isEnded} and ${coupons.isActive} and not ${isUsedUp} and ${coupons.startsAt} > ${now}`,
    running: sql`not ${isEnded} and ${coupons.isActive} and not ${isUsedUp} and ${coupons.startsAt} <= ${now}`,
  }
  const typed = normaliseCouponCode(search ?? '')
  const asked = state?.map((each) => sql`(${states[each]})`) ?? []
  return and(
    typed === '' ? undefined : sql`position(${typed} in ${coupons.code}) > 0`,
    asked.length > 0 ? sql`(${sql.join(asked, sql` or `)})` : undefined,
  )
}

/** Null where the code is taken. */
export async function insertCoupon(tx: Tx, row: NewCoupon): Promise<CouponRecord | null> {
  const [made] = await tx.insert(coupons).values(row).onConflictDoNothing({ target: coupons.code }).returning()
  return made ?? null
}

export async function selectCouponById(tx: Tx, id: number): Promise<CouponRecord | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update')
  return row ?? null
}

export async function updateCoupon(tx: Tx, id: number, change: Partial<CouponRecord>): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...change, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id))
}
