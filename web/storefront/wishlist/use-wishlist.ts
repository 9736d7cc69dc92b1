import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import type { Api } from '#web/api/api.ts'
import { readToken } from '#web/api/auth-token.ts'
import { createLateStore } from '#web/data/late-store.ts'
import { WISHLIST_STORAGE_KEY } from './wishlist-key.ts'
import type { WishlistStore } from './wishlist-store.ts'

const NONE: readonly number[] = []
const noSubscription = () => () => undefined
let opened: ReturnType<typeof openLate> | null = null

/** One list per browser tab. On the server it is empty: pages are the same for everybody. */
export function useWishlist() {
  const { api } = useRouteContext({ from: '__root__' })
  const late = typeof document === 'undefined' ? null : (opened ??= openLate(api))
  const ids = useSyncExternalStore(
    late?.subscribe ?? noSubscription,
    () => late?.read() ?? NONE,
    () => NONE,
  )
  useEffect(() => late?.load(), [late])
  return { ids, has: (id: number) => ids.includes(id), toggle: async (id: number) => (await late?.open())?.toggle(id) }
}

/** Who has wished for nothing yet needs none of its code. */
function openLate(api: Api) {
  const late = createLateStore<readonly number[], WishlistStore>(NONE, async () =>
    (await import('./open-wishlist.ts')).openWishlist(api),
  )
  function load() {
    const store = late.opened()
    if (store) void store.load()
    else if (readToken() !== null || hasStoredWishes()) late.open().catch(() => {})
  }
  window.addEventListener('storage', load)
  return { ...late, load }
}

function hasStoredWishes(): boolean {
  try {
    return (localStorage.getItem(WISHLIST_STORAGE_KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
