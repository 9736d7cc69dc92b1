import { createContext, use } from 'react'
import { useStore } from '#web/ui/state/store.ts'
import type { CartStore } from './cart-store.ts'

export const CartContext = createContext<CartStore | null>(null)

export function useCartStore(): CartStore {
  const store = use(CartContext)
  if (!store) throw new Error('useCart must be used within a CartProvider')
  return store
}

/** The cart and what can be done with it. While a page is rendered on the server the cart is empty: it lives in the browser. */
export function useCart() {
  const store = useCartStore()
  const { addItem, updateQuantity, removeItem, refresh } = store
  return { ...useStore(store), isReady: useStore(store.ready), addItem, updateQuantity, removeItem, refresh }
}
