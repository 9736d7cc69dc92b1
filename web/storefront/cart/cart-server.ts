import { paidMeanwhileText } from '#domain/orders/checkout-texts.ts'
import type { Api } from '#web/api/api.ts'
import { fetchCards } from '#web/api/catalog.ts'
import { askAboutAwaited, isPaid } from '#web/storefront/checkout/earlier-order.ts'
import { endPurchase } from '#web/storefront/checkout/end-purchase.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import type { CartItems, CartPiece } from './cart-store.ts'
import { readOwnHold, withOwnHold } from './own-hold.ts'

export async function fetchPieces(api: Api, ids: readonly number[]): Promise<readonly CartPiece[]> {
  return withOwnHold(await fetchCards(api, ids), readOwnHold(tabStorage, Date.now()))
}

/**
 * The browser was closed, or the line broke, after the bank had taken the money: the shop knows of it from its provider,
 * and the cart learns it by asking. Nobody shall pay for the same pieces twice.
 */
export async function endPaid(api: Api, cart: CartItems, tell: (text: string) => void): Promise<void> {
  // The checkout leads the shopper to that order; until then the cart is left alone there.
  if (location.pathname === '/checkout') return
  for (const { order_number } of (await askAboutAwaited(api)).filter(isPaid)) {
    const before = cart.read().items
    endPurchase(cart, order_number)
    if (cart.read().items !== before) tell(paidMeanwhileText(order_number))
  }
}
