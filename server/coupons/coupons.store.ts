import { and, eq, ne, sql } from 'drizzle-orm'
import { normaliseCouponCode, type Coupon, type CouponBenefit, type CouponUses } from '#domain/pricing/coupon.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'
import type { Db } from '#server/db/connect.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'

type Row = typeof coupons.$inferSelect
export type CountedCoupon = { coupon: Coupon; used: number }

export async function selectCoupon(db: Db | Tx, typed: string): Promise<CountedCoupon | null> {
  const [row] = await db.select().from(coupons).where(byCode(typed))
  return row ? { coupon: toCoupon(row), used: row.used } : null
}

/** Two orders with the same coupon queue here, so that its limits hold. */
export async function selectCouponLocked(tx: Tx, typed: string): Promise<CountedCoupon | null> {
  const [row] = await tx.select().from(coupons).where(byCode(typed)).for('no key update')
  return row ? { coupon: toCoupon(row), used: row.used } : null
}

const byCode = (typed: string) => eq(coupons.code, normaliseCouponCode(typed))

/** Orders of this person that carry the coupon and are not cancelled, and how many of them are still unpaid. */
export async function countUses(db: Db | Tx, couponId: number, customerId: number) {
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      unpaid: sql<number>`(count(*) filter (where ${orders.status} = 'pending'))::int`,
    })
    .from(orders)
    .where(and(eq(orders.couponId, couponId), eq(orders.userId, customerId), ne(orders.status, 'cancelled')))
  return counted ?? { all: 0, unpaid: 0 }
}

export async function changeUsed(tx: Tx, couponId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + ${by}` })
    .where(eq(coupons.id, couponId))
}

function toCoupon(row: Row): Coupon {
  const { id, code, minimumItems, startsAt, endsAt, totalLimit, perCustomerLimit, isActive } = row
  return { id, code, benefit: benefitOf(row), minimumItems, startsAt, endsAt, totalLimit, perCustomerLimit, isActive }
}

export function benefitOf({ code, percentBp, amount, maximumDiscount: maximum }: Row): CouponBenefit {
  if (percentBp !== null) return { kind: 'percent', rate: basisPoints(percentBp), maximum }
  if (amount !== null) return { kind: 'fixed', amount }
  throw new Error(`The coupon ${code} takes nothing off`)
}

export const NO_USES: CouponUses = { total: 0, byCustomer: 0 }
