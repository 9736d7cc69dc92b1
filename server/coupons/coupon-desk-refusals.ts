import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { SaveCouponRefusal } from './save-coupon.ts'

export const couponNotFound = notFound('There is no such coupon.')

export function keepRefusal<R extends SaveCouponRefusal>(refusal: R): Refusal<R['code']>
export function keepRefusal(refusal: SaveCouponRefusal): Refusal<SaveCouponRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return couponNotFound
    case 'code_taken':
      return atField('code', refusal.code, 'There is a coupon with this code already.')
    case 'below_used':
      return atField('total_limit', refusal.code, `It has been used ${refusal.used} times already.`)
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'coupon', ACTION_WORDS)
  }
}

const ACTION_WORDS = {
  'coupon.changed': 'changed this coupon',
  'coupon.paused': 'paused this coupon',
  'coupon.resumed': 'let this coupon go on',
  'coupon.ended': 'ended this coupon',
}
