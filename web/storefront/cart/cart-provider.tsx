import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import { createLateCart } from './late-cart.ts'
import { CartContext } from './use-cart.ts'

export function CartProvider({ children }: { children: ReactNode }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [store] = useState(() =>
    createLateCart(async () => (await import('./open-cart.ts')).openCart(api), hasStoredCart),
  )

  useEffect(() => {
    store.load()
    const follow = (event: StorageEvent) => {
      if (event.key === CART_STORAGE_KEY || event.key === null) store.load()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [store])

  return <CartContext value={store}>{children}</CartContext>
}

function hasStoredCart(): boolean {
  try {
    return (localStorage.getItem(CART_STORAGE_KEY) ?? '[]') !== '[]'
  } catch {
    // The cart itself says what is wrong with the storage.
    return true
  }
}
