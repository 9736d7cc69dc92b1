import type { Api, Success } from '#web/api/api.ts'
import { notice } from '#web/ui/notice.ts'
import { toast } from '#web/ui/toast.ts'
import { type CartPiece, createCartStore } from './cart-store.ts'
import { readOwnHold, withOwnHold } from './own-hold.ts'

export function openCart(api: Api) {
  const store = createCartStore({
    // Reached only in the browser; asking for it may throw where storage is closed, which the store expects.
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    async fetchProducts(ids) {
      const { data } = await api.get<Success<CartPiece[]>>('/api/products/by-ids', { ids: ids.join(','), view: 'card' })
      return withOwnHold(data, readOwnHold(window.sessionStorage, Date.now()))
    },
    say: (text) => notice(text),
    refuse: (text) => toast.error(text),
  })
  void store.load()
  return store
}
