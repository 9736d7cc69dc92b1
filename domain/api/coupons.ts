import { z } from 'zod'
import { answers, successOf } from '#domain/api/envelope.ts'
import { couponCode, orderLines } from '#domain/api/orders.ts'

const preview = z.object({
  /** As the shop writes it. */
  coupon_code: z.string(),
  benefit: z.string(),
  discount_amount: z.number(),
})
export type CouponPreviewJson = z.infer<typeof preview>

export const coupons = {
  preview: {
    summary: 'What a coupon would take off this cart now',
    tags: ['Orders'],
    body: z.object({ coupon_code: couponCode, items: orderLines }),
    response: answers(successOf(preview)),
  },
}
