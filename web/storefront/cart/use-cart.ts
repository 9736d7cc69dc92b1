import { createContext, use, useSyncExternalStore } from 'react'
import { EMPTY_CART } from '#domain/cart/empty-cart.ts'
import type { LateCart } from './late-cart.ts'

export const CartContext = createContext<LateCart | null>(null)

/** The cart and what can be done with it. While a page is rendered on the server the cart is empty: it lives in the browser. */
export function useCart() {
  const store = use(CartContext)
  if (!store) throw new Error('useCart must be used within a CartProvider')
  const cart = useSyncExternalStore(store.subscribe, store.read, () => EMPTY_CART)
  const isReady = useSyncExternalStore(store.subscribe, store.isReady, () => false)
  const { addItem, updateQuantity, removeItem, clearCart, refresh, prepare } = store
  return { ...cart, isReady, addItem, updateQuantity, removeItem, clearCart, refresh, prepare }
}
