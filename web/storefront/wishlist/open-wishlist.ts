import { AUTH_TOKEN_KEY } from '#domain/accounts/token-policy.ts'
import type { Api } from '#web/api/api.ts'
import { readToken } from '#web/api/auth-token.ts'
import { fetchWishes, joinWishes, sendWish } from '#web/api/wishlist.ts'
import { createWishlistStore } from './wishlist-store.ts'
import { WISHLIST_STORAGE_KEY } from './wishlist-key.ts'

export function openWishlist(api: Api) {
  const store = createWishlistStore({
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
      removeItem: (key) => window.localStorage.removeItem(key),
    },
    isSignedIn: () => readToken() !== null,
    fetchWishes: () => fetchWishes(api),
    joinWishes: (ids) => joinWishes(api, ids),
    sendWish: (id, isWished) => sendWish(api, id, isWished),
  })
  window.addEventListener('storage', (event) => {
    if (event.key === WISHLIST_STORAGE_KEY || event.key === null || event.key === AUTH_TOKEN_KEY) void store.load(true)
  })
  void store.load()
  return store
}
