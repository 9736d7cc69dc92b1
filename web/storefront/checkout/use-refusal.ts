import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { useCart } from '#web/storefront/cart/use-cart.ts'
import { forgetOwnHold } from '#web/storefront/cart/own-hold.ts'
import { toast } from '#web/ui/message/toast.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { serverErrors } from './checkout-request.ts'
import type { Refused } from './place-and-pay.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { CouponState } from './use-coupon.ts'

/** Why the shop has not taken the order: said beside the button and at the fields, until cart or coupon change. */
export function useRefusal(form: CheckoutForm, cart: ReturnType<typeof useCart>, coupon: CouponState) {
  const [problem, setProblem] = useState<string | null>(null)
  /** A total that differs from the screen's and that the shopper has been told. */
  const toldTotal = useRef<Paise | null>(null)

  /** A changed cart or coupon is no longer the one that was refused. */
  const forgetRefusal = useEffectEvent(() => {
    setProblem(null)
    form.setErrors((before) => ({ ...before, lines: {} }))
    toldTotal.current = null
  })
  useEffect(() => forgetRefusal(), [cart.items, coupon.discount])

  async function tellNewTotal(total: Paise) {
    toldTotal.current = total
    setProblem(
      `The total is now ${formatInr(total)}. Please look at the summary, then press the button again to pay it.`,
    )
    await cart.refresh()
  }

  async function showRefusal({ code, message, errors }: Refused) {
    const found = serverErrors(errors)
    if (found.coupon) coupon.refuse(found.coupon)
    form.show(found)
    setProblem(message)
    toast.error(message)
    if (!STOCK_CODES.has(code)) return
    forgetOwnHold(tabStorage)
    await cart.refresh()
  }

  return { problem, clearProblem: () => setProblem(null), toldTotal, tellNewTotal, showRefusal }
}

const STOCK_CODES = new Set(['insufficient_stock', 'sold_out', 'unknown_product'])
