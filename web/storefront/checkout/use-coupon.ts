import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CouponPreviewJson } from '#domain/api/coupons.ts'
import type { CartLine } from '#domain/cart/cart-line.ts'
import { type Paise, paise, rupees } from '#domain/money/paise.ts'
import { COUPONS } from '#domain/api/endpoints/orders.ts'
import { ApiError } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { orderedItems } from './checkout-attempt.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

export type CouponState = ReturnType<typeof useCoupon>

/** The code that was typed, and what the server says it takes off. A changed cart is asked about anew. */
export function useCoupon({ draft, change, setErrors }: CheckoutForm, items: readonly CartLine[]) {
  const api = useApi()
  const [given, setGiven] = useState<CouponPreviewJson | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const latest = useRef(0)

  async function ask(code: string) {
    const turn = ++latest.current
    setIsAsking(true)
    try {
      const wish = { coupon_code: code, items: orderedItems(items) }
      const { data } = await call(api, COUPONS.preview, { body: wish })
      if (turn !== latest.current) return
      setGiven(data)
      change({ coupon: data.coupon_code, isCouponApplied: true })
    } catch (error) {
      if (turn === latest.current) giveUp(error)
    } finally {
      if (turn === latest.current) setIsAsking(false)
    }
  }

  function giveUp(error: unknown) {
    const message = wordsOf(error, draft.isCouponApplied)
    if (message !== null) refuse(message)
  }

  function refuse(message: string) {
    setGiven(null)
    change({ isCouponApplied: false })
    setErrors((before) => ({ ...before, coupon: message }))
  }

  async function apply() {
    const code = draft.coupon.trim()
    if (code === '') return setErrors((before) => ({ ...before, coupon: 'Coupon code is required' }))
    await ask(code)
  }

  function remove() {
    latest.current += 1
    setIsAsking(false)
    setGiven(null)
    change({ coupon: '', isCouponApplied: false })
  }

  const askAgain = useEffectEvent(() => draft.isCouponApplied && void ask(draft.coupon))
  useEffect(() => void askAgain(), [items])

  const discount: Paise = draft.isCouponApplied && given ? rupees(given.discount_amount) : paise(0)
  return {
    typed: draft.coupon,
    applied: draft.isCouponApplied ? given : null,
    discount,
    isAsking,
    apply,
    remove,
    refuse,
  }
}

/** Without an answer a coupon that was applied stays: the order itself will say whether it holds. */
function wordsOf(error: unknown, isApplied: boolean): string | null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return error.message
  return isApplied ? null : NOT_CHECKED
}

const NOT_CHECKED = 'The coupon could not be checked. Please try again.'
