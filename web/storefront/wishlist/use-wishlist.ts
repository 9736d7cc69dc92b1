import { useEffect } from 'react'
import type { Api } from '#web/api/api.ts'
import { onTokenChange, readToken } from '#web/session/auth-token.ts'
import { wishlistApi } from '#web/api/wishlist.ts'
import { useApi } from '#web/api/use-api.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'
import { createStore, useStore } from '#web/ui/state/store.ts'
import { WISHLIST_STORAGE_KEY } from './wishlist-key.ts'
import { createWishlistStore, ON_ITS_WAY, type WishlistStore } from './wishlist-store.ts'

const NONE = createStore(ON_ITS_WAY)
let opened: WishlistStore | null = null

/** One list per browser tab. On the server it is on its way: pages are the same for everybody. */
export function useWishlist() {
  const api = useApi()
  const store = import.meta.env.SSR ? null : (opened ??= openWishlist(api))
  const { ids, standing } = useStore(store ?? NONE)
  useEffect(() => void store?.load(), [store])
  return {
    ids,
    standing,
    has: (id: number) => ids.includes(id),
    toggle: async (id: number) => store?.toggle(id),
  }
}

function openWishlist(api: Api) {
  const store = createWishlistStore({ storage: deviceStorage, readToken, ...wishlistApi(api) })
  onTokenChange(() => void store.load(true))
  window.addEventListener('storage', ({ key }) => {
    if (key === WISHLIST_STORAGE_KEY) void store.load(true)
  })
  return store
}
