import { readJson, type Shelf } from '#web/ui/state/safe-storage.ts'
import { createStore } from '#web/ui/state/store.ts'
import { WISHLIST_STORAGE_KEY } from './wishlist-key.ts'

const MOST_WISHES = 200

type Outside = {
  storage: Shelf
  readToken(): string | null
  fetchWishes(): Promise<readonly number[]>
  joinWishes(ids: readonly number[]): Promise<readonly number[]>
  sendWish(id: number, isWished: boolean): Promise<void>
}

export type WishlistStore = ReturnType<typeof createWishlistStore>

/** A guest's list lives in this browser. On login it joins the account's, and from then on the account keeps it. */
export function createWishlistStore({ storage, readToken, fetchWishes, joinWishes, sendWish }: Outside) {
  const store = createStore<readonly number[]>([])
  /** Whose list it is: the token of an account, null for a guest; undefined until one is there. */
  let owner: string | null | undefined

  function set(next: readonly number[]) {
    if (!owner) storage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify(next))
    store.set(next)
  }

  /** At start, after login and after logout; also when another tab has changed the list. */
  async function load(isChangedElsewhere = false): Promise<void> {
    const token = readToken()
    if (token === owner && (token !== null || !isChangedElsewhere)) return
    const guestIds = readIds(storage)
    owner = token
    store.set(guestIds)
    if (token === null) return
    try {
      const ids = await (guestIds.length > 0 ? joinWishes(guestIds) : fetchWishes())
      storage.removeItem(WISHLIST_STORAGE_KEY)
      if (owner === token) set(ids)
    } catch {
      if (owner === token) owner = undefined
    }
  }

  /** Shown at once; taken back when the account could not be told. */
  async function toggle(id: number): Promise<boolean> {
    const before = store.read()
    const isWished = !before.includes(id)
    set(isWished ? [id, ...before].slice(0, MOST_WISHES) : before.filter((each) => each !== id))
    if (!owner) return isWished
    try {
      await sendWish(id, isWished)
    } catch (error) {
      set(before)
      throw error
    }
    return isWished
  }

  return {
    read: store.read,
    first: store.first,
    subscribe: store.subscribe,
    load,
    toggle,
  }
}

/** What is stored may have been edited by anybody: only whole positive numbers are ids. */
export function readIds(storage: Pick<Shelf, 'getItem'>): number[] {
  const stored = readJson(storage, WISHLIST_STORAGE_KEY)
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, MOST_WISHES)
}
