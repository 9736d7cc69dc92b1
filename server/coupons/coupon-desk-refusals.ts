import type { CodeOf } from '#domain/api/endpoint.ts'
import type { COUPON_DESK } from '#domain/api/endpoints/coupon-desk.ts'
import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { SaveCouponRefusal } from './save-coupon.ts'

type Words = Refusal<CodeOf<(typeof COUPON_DESK)['make' | 'change' | 'pause' | 'end']>>

export const couponNotFound = notFound('There is no such coupon.')

export function keepRefusal(refusal: SaveCouponRefusal): Words {
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
