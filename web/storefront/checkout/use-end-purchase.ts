import { useCartStore } from '#web/storefront/cart/use-cart.ts'
import { endPurchase } from './end-purchase.ts'

/** Called by the checkout, by Pay now, and by the confirmation for a payment that was heard of only later. */
export function useEndPurchase() {
  const cart = useCartStore()
  return (orderNumber: string) => endPurchase(cart, orderNumber)
}
