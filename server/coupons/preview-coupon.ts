import type { CartLine } from '#domain/cart/cart-line.ts'
import { itemsTotalOf, pricedLines } from '#domain/cart/priced-lines.ts'
import type { Paise } from '#domain/money/paise.ts'
import { type Coupon, couponDiscount, type CouponRefusal } from '#domain/pricing/coupon.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { readProductCards } from '#server/catalog/read-product-cards.ts'
import type { Deps } from '#server/deps.ts'
import { countUses, selectCoupon } from './coupons.store.ts'

export type CouponWish = { customerId: number; code: string; items: readonly CartLine[] }
export type CouponPreview = { coupon: Coupon; discount: Paise }

/**
 * What a coupon would take off this cart now. Unpaid orders of the same person do not count here: the checkout replaces
 * its own one when it places the next, and an order that cannot be placed says so then.
 */
export async function previewCoupon(
  deps: Deps,
  { customerId, code, items }: CouponWish,
): Promise<Result<CouponPreview, CouponRefusal>> {
  const found = await selectCoupon(deps.db, code)
  if (!found) return err({ code: 'coupon_unknown' })
  const { coupon, used } = found
  const own = await countUses(deps.db, coupon.id, customerId)
  const cards = await readProductCards(deps, [...new Set(items.map((item) => item.product_id))])
  const itemsTotal = itemsTotalOf(pricedLines(items, cards))
  const uses = { total: used - own.unpaid, byCustomer: own.all - own.unpaid }
  const discount = couponDiscount(coupon, uses, itemsTotal, deps.clock.now())
  return discount.ok ? ok({ coupon, discount: discount.value }) : discount
}
