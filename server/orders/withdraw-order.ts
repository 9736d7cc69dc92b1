import { giveBackCoupon } from '#server/coupons/use-coupon.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findLinkOf } from '#server/payments/open-link.ts'
import { releaseHold } from '#server/stock/stock-use.ts'
import { deleteOrder, selectOrderLocked } from './orders.store.ts'

/**
 * Takes back an order whose payment could not be opened: the shopper was told that there is none, so none is left, nor
 * a hold. Not when another request has opened its payment or a link of it meanwhile; answers whether it was taken back.
 */
export async function withdrawOrder({ db }: Deps, orderId: number): Promise<boolean> {
  return transact(db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order || order.status !== 'pending' || order.providerOrderId !== null) return false
    if (await findLinkOf(tx, orderId)) return false
    await releaseHold(tx, orderId)
    await giveBackCoupon(tx, order)
    await deleteOrder(tx, orderId)
    return true
  })
}
