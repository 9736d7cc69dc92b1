import { useRef, useState } from 'react'
import type { User } from '#domain/api/accounts.ts'
import { CART_EMPTY_TEXT } from '#domain/cart/cart-rules.ts'
import { pricedLines } from '#domain/cart/priced-lines.ts'
import { quoteLines } from '#domain/cart/quote-lines.ts'
import { paise } from '#domain/money/paise.ts'
import { CHECKOUT_TEXTS, paidMeanwhileText } from '#domain/orders/checkout-texts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { toast } from '#web/ui/message/toast.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { forgetAttempt, readAttempt } from './checkout-attempt.ts'
import { orderOf } from './earlier-order.ts'
import { fetchConfirmation } from './fetch-confirmation.ts'
import { payForCart, type PaidBefore } from './pay-for-cart.ts'
import type { PayOutcome, Refused } from './place-and-pay.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCoupon } from './use-coupon.ts'
import { useLeaveCheckout } from './use-leave-checkout.ts'
import { useRefusal } from './use-refusal.ts'

export type CheckoutStep = 'idle' | 'creating' | 'paying'

/** The one button: from the typed form to a paid order. */
export function useCheckout(user: User, onFinishing: () => void) {
  const form = useCheckoutForm(user)
  const cart = useCart()
  const coupon = useCoupon(form, cart.items)
  const { name: shopName, delivery, holdMinutes } = useShop()
  const quote = quoteLines(pricedLines(cart.items, cart.products), delivery.rate, coupon.discount)
  const api = useApi()
  const [step, setStep] = useState<CheckoutStep>('idle')
  const isBusy = useRef(false)
  const { problem, clearProblem, toldTotal, tellNewTotal, showRefusal } = useRefusal(form, cart, coupon)
  const { keepWhatWasTyped, leaveFor } = useLeaveCheckout(form, onFinishing)

  async function submit() {
    if (isBusy.current) return
    clearProblem()
    if (cart.items.length === 0) return toast.error(CART_EMPTY_TEXT)
    if (!form.check(delivery)) return
    isBusy.current = true
    setStep('creating')
    await conclude(await pay())
    isBusy.current = false
    setStep('idle')
  }

  function pay(): Promise<PayOutcome | PaidBefore> {
    const shownTotal = toldTotal.current ?? quote.total
    const { draft } = form
    const onPaying = () => {
      setStep('paying')
      fetchConfirmation()
    }
    return payForCart(api, { draft, items: cart.items, shownTotal, shopName, holdMinutes, onPaying })
  }

  async function conclude(outcome: PayOutcome | PaidBefore): Promise<void> {
    if (outcome.kind === 'dismissed') return toast({ title: CHECKOUT_TEXTS.dismissed, description: outcome.failure })
    if (outcome.kind === 'repriced') return tellNewTotal(paise(outcome.total))
    if (outcome.kind === 'paid_before') {
      toast(paidMeanwhileText(outcome.orderNumber))
      return leaveFor(outcome.orderNumber, 'bought')
    }
    if (outcome.kind === 'refused')
      return outcome.code === 'not_payable' ? resolveEarlier(outcome) : showRefusal(outcome)
    if (outcome.kind === 'paid') keepWhatWasTyped()
    toast(farewell(outcome))
    return leaveFor(outcome.orderNumber, outcome.kind === 'paid' ? 'bought' : 'unknown')
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

  return { form, coupon, quote, step, problem, submit }
}

type Left = Extract<PayOutcome, { orderNumber: string }>

/** What is said on the way to the page of the order. */
function farewell(outcome: Left): { title: string; tone: 'success' | 'plain' | 'error' } {
  switch (outcome.kind) {
    case 'paid':
      return { title: outcome.message, tone: outcome.isSettled ? 'success' : 'plain' }
    case 'returned':
      return { title: outcome.message, tone: 'error' }
    case 'unverified':
      return { title: CHECKOUT_TEXTS.verificationFailed, tone: 'error' }
  }
}
