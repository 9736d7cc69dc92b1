import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#domain/api/accounts.ts'
import { CART_EMPTY_TEXT } from '#domain/cart/cart-rules.ts'
import { pricedLines, quoteLines } from '#domain/cart/priced-lines.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { type Paise, paise } from '#domain/money/paise.ts'
import { CHECKOUT_TEXTS } from '#domain/orders/checkout-texts.ts'
import { HOLD_MS } from '#domain/orders/hold.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { forgetOwnHold, keepOwnHold } from '#web/storefront/cart/own-hold.ts'
import { rememberPin } from '#web/storefront/product/remembered-pin.ts'
import { toast } from '#web/ui/message/toast.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { beginAttempt, forgetAttempt, readAttempt, rememberOrder } from './checkout-attempt.ts'
import { deliveryAddress, requestOf, serverErrors } from './checkout-request.ts'
import { giveUpOrder, orderOf } from './earlier-order.ts'
import { placeAndPay, type PayOutcome, type Refused } from './place-and-pay.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCoupon } from './use-coupon.ts'
import { useEndPurchase } from './use-end-purchase.ts'

export type CheckoutStep = 'idle' | 'creating' | 'paying'

/** The one button: from the typed form to a paid order. */
export function useCheckout(user: User, onFinishing: () => void) {
  const form = useCheckoutForm(user)
  const cart = useCart()
  const coupon = useCoupon(form, cart.items)
  const quote = quoteLines(pricedLines(cart.items, cart.products), coupon.discount)
  const api = useApi()
  const navigate = useNavigate()
  const endPurchase = useEndPurchase()
  const [step, setStep] = useState<CheckoutStep>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  /** A total that differs from the screen's and that the shopper has been told. */
  const toldTotal = useRef<Paise | null>(null)

  /** A changed cart or coupon is no longer the one that was refused. */
  const forgetRefusal = useEffectEvent(() => {
    setProblem(null)
    form.setErrors((before) => ({ ...before, lines: {} }))
    toldTotal.current = null
  })
  useEffect(() => forgetRefusal(), [cart.items, coupon.discount])

  async function submit() {
    if (isBusy.current) return
    setProblem(null)
    if (cart.items.length === 0) return toast.error(CART_EMPTY_TEXT)
    if (!form.check()) return
    isBusy.current = true
    setStep('creating')
    await conclude(await pay())
    isBusy.current = false
    setStep('idle')
  }

  async function pay(): Promise<PayOutcome> {
    const request = requestOf(form.draft, cart.items)
    const earlier = readAttempt(tabStorage)
    const attempt = beginAttempt(tabStorage, request, () => crypto.randomUUID())
    if (earlier?.order && earlier.key !== attempt.key) {
      forgetOwnHold(tabStorage)
      await giveUpOrder(api, earlier.order.id)
    }
    return placeAndPay(api, {
      request,
      idempotencyKey: attempt.key,
      shownTotal: toldTotal.current ?? quote.total,
      onOpened({ order }) {
        rememberOrder(tabStorage, attempt, order)
        keepOwnHold(tabStorage, cart.items, Date.now() + HOLD_MS)
        setStep('paying')
      },
    })
  }

  async function conclude(outcome: PayOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'paid':
        keepWhatWasTyped()
        toast({ title: outcome.message, tone: outcome.isSettled ? 'success' : 'plain' })
        return leaveFor(outcome.orderNumber, 'bought')
      case 'returned':
        toast.error(outcome.message)
        return leaveFor(outcome.orderNumber)
      case 'unverified':
        toast.error(CHECKOUT_TEXTS.verificationFailed)
        return leaveFor(outcome.orderNumber)
      case 'dismissed':
        return toast({ title: CHECKOUT_TEXTS.dismissed, description: outcome.failure })
      case 'repriced':
        return tellNewTotal(paise(outcome.total))
      case 'refused':
        return outcome.code === 'not_payable' ? resolveEarlier(outcome) : showRefusal(outcome)
    }
  }

  async function tellNewTotal(total: Paise) {
    toldTotal.current = total
    setProblem(
      `The total is now ${formatInr(total)}. Please look at the summary, then press the button again to pay it.`,
    )
    await cart.refresh()
  }

  /** The same order was paid or cancelled meanwhile, here or elsewhere: show it, or begin anew. */
  async function resolveEarlier(refused: Refused) {
    const earlier = readAttempt(tabStorage)?.order
    const order = earlier && (await orderOf(api, earlier.id))
    const isCancelled = order?.status === 'cancelled'
    if (order?.payment_status === 'paid' && !isCancelled) return leaveFor(order.order_number, 'bought')
    forgetAttempt(tabStorage)
    return isCancelled ? conclude(await pay()) : showRefusal(refused)
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

  function keepWhatWasTyped() {
    rememberPin(deliveryAddress(form.draft).postal_code.replaceAll(/\s/g, ''))
    if (form.draft.isAddressKept)
      accountsApi(api)
        .addAddress(form.draft.billing)
        .catch(() => undefined)
  }

  /** The confirmation first, then the empty cart: the other way round the shopper would be sent home in between. */
  async function leaveFor(orderNumber: string, end: 'bought' | 'unknown' = 'unknown') {
    onFinishing()
    await navigate({ to: '/order-confirmation/$orderNumber', params: { orderNumber } })
    if (end === 'bought') endPurchase(orderNumber)
  }

  return { form, coupon, quote, step, problem, submit }
}

const STOCK_CODES = new Set(['insufficient_stock', 'sold_out', 'unknown_product'])
