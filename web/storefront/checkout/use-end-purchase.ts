import { forgetOwnHold } from '#web/storefront/cart/own-hold.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { forgetAttempt, isSameCart, readAttempt } from './checkout-attempt.ts'
import { forgetDraft } from './checkout-draft.ts'

/**
 * Empties the cart of an order that is paid. Called by the checkout, and by the confirmation for a payment that was
 * heard of only later. A cart that was filled anew in between stays.
 */
export function useEndPurchase() {
  const { items, clearCart } = useCart()
  return function endPurchase(orderNumber: string) {
    const attempt = readAttempt(tabStorage)
    if (attempt?.order?.order_number !== orderNumber) return
    if (isSameCart(attempt, items)) clearCart()
    forgetAttempt(tabStorage)
    forgetDraft(tabStorage)
    forgetOwnHold(tabStorage)
  }
}
