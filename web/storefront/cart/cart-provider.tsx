import { type ReactNode, useEffect, useState } from 'react'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import type { Api } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { notice } from '#web/ui/message/notice.ts'
import { toast } from '#web/ui/message/toast.ts'
import { createCartStore } from './cart-store.ts'
import { CartContext } from './use-cart.ts'

export function CartProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const [store] = useState(() => openCart(api))

  useEffect(() => {
    void store.load()
    const follow = (event: StorageEvent) => {
      if (event.key === CART_STORAGE_KEY || event.key === null) void store.load()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [store])

  return <CartContext value={store}>{children}</CartContext>
}

/** Who has an empty cart needs none of this. */
const server = () => import('./cart-server.ts')

function openCart(api: Api) {
  return createCartStore({
    // Reached only in the browser; asking for it may throw where storage is closed, which the store expects.
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    fetchProducts: async (ids) => (await server()).fetchPieces(api, ids),
    endPaid: async (cart, tell) => (await server()).endPaid(api, cart, tell),
    say: (text) => notice(text),
    refuse: (text) => toast.error(text),
  })
}
