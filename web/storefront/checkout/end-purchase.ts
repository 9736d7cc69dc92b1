import { withoutBought } from '#domain/cart/without-bought.ts'
import type { CartItems } from '#web/storefront/cart/cart-store.ts'
import { forgetOwnHold } from '#web/storefront/cart/own-hold.ts'
import { deviceStorage, tabStorage } from '#web/ui/state/safe-storage.ts'
import { takeAwaited } from './awaited-orders.ts'
import { forgetAttempt, readAttempt } from './checkout-attempt.ts'
import { forgetDraft } from './checkout-draft.ts'

/** An order is paid: what it holds leaves the cart as it is now, and nothing of the purchase is kept. */
export function endPurchase(cart: CartItems, orderNumber: string): void {
  const bought = takeAwaited(deviceStorage, orderNumber)
  if (bought) cart.setItems(withoutBought(cart.read().items, bought.items))
  if (readAttempt(tabStorage)?.order?.order_number !== orderNumber) return
  forgetAttempt(tabStorage)
  forgetDraft(tabStorage)
  forgetOwnHold(tabStorage)
}
