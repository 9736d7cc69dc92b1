import { coupons } from '#domain/api/coupons.ts'
import { toRupees } from '#domain/money/paise.ts'
import { couponBenefitText } from '#domain/pricing/coupon-texts.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { couponRefusal } from './coupon-refusals.ts'
import { previewCoupon } from './preview-coupon.ts'

export const couponRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  app.post(
    '/api/coupons/preview',
    { config: { access: 'customer', limit: 'coupon' }, schema: coupons.preview },
    async (request, reply) => {
      const { coupon_code: code, items } = request.body
      const lines = items.map((item) => ({ ...item, options: item.options ?? {} }))
      const preview = await previewCoupon(deps, { customerId: customerOf(request).user.id, code, items: lines })
      if (!preview.ok) return refuse(reply, couponRefusal(preview.error))
      const { coupon, discount } = preview.value
      return success({
        coupon_code: coupon.code,
        benefit: couponBenefitText(coupon.benefit),
        discount_amount: toRupees(discount),
      })
    },
  )
}
