import type { AskedCoupon } from '#domain/orders/draft-order.ts'
import type { Tx } from '#server/db/transaction.ts'
import { changeUsed, countUses, NO_USES, selectCouponLocked } from './coupons.store.ts'

/** Locks the coupon until the order is written. Taken after the products, as everywhere (decision 010). */
export async function lockCoupon(tx: Tx, code: string | null, customerId: number): Promise<AskedCoupon | null> {
  if (code === null) return null
  const found = await selectCouponLocked(tx, code)
  if (!found) return { coupon: null, uses: NO_USES }
  const { all } = await countUses(tx, found.coupon.id, customerId)
  return { coupon: found.coupon, uses: { total: found.used, byCustomer: all } }
}

/** With the order that carries it, in the same transaction. */
export async function countCoupon(tx: Tx, coupon: { id: number } | null): Promise<void> {
  if (coupon) await changeUsed(tx, coupon.id, 1)
}

/** An order that is cancelled or withdrawn used no coupon. The caller changes its state in the same transaction. */
export async function giveBackCoupon(tx: Tx, { couponId }: { couponId: number | null }): Promise<void> {
  if (couponId !== null) await changeUsed(tx, couponId, -1)
}
