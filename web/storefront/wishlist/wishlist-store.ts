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

/** While the list of an account is on its way, or when it did not come, it is not an empty one. */
type Wishlist = { readonly ids: readonly number[]; readonly standing: 'loading' | 'failed' | 'here' }

export const ON_ITS_WAY: Wishlist = { ids: [], standing: 'loading' }

/** A guest's list lives in this browser. On login it joins the account's, and from then on the account keeps it. */
export function createWishlistStore({ storage, readToken, fetchWishes, joinWishes, sendWish }: Outside) {
  const store = createStore(ON_ITS_WAY)
  /** Whose list it is: the token of an account, null for a guest; undefined until one is there. */
  let owner: string | null | undefined
  /** Hearts that were pressed here: a list that was asked for before does not know them. */
  const pressed = new Map<number, boolean>()

  const set = (change: Partial<Wishlist>) => store.set({ ...store.read(), ...change })

  /** At start, after login and after logout; also when another tab has changed the list. */
  async function load(isChangedElsewhere = false): Promise<void> {
    const token = readToken()
    const isKnown = token === owner && store.read().standing !== 'failed'
    if (isKnown && (token !== null || !isChangedElsewhere)) return
    if (token !== owner) pressed.clear()
    const guestIds = readIds(storage)
    owner = token
    set({ ids: guestIds, standing: token === null ? 'here' : 'loading' })
    if (token === null) return
    try {
      const ids = await (guestIds.length > 0 ? joinWishes(guestIds) : fetchWishes())
      storage.removeItem(WISHLIST_STORAGE_KEY)
      if (owner === token) set({ ids: [...pressed].reduce(withHeart, ids), standing: 'here' })
    } catch {
      if (owner === token) set({ standing: 'failed' })
    }
  }

  /** Shown at once; taken back when the account could not be told. */
  async function toggle(id: number): Promise<boolean> {
    const { ids } = store.read()
    const isWished = !ids.includes(id)
    const token = owner
    pressed.set(id, isWished)
    set({ ids: withHeart(ids, [id, isWished]) })
    try {
      if (token) await sendWish(id, isWished)
      else storage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify(store.read().ids))
    } catch (error) {
      if (owner === token) {
        pressed.delete(id)
        set({ ids: withHeart(store.read().ids, [id, !isWished]) })
      }
      throw error
    }
    return isWished
  }

  return { ...store, load, toggle }
}

function withHeart(ids: readonly number[], [id, isWished]: [number, boolean]): readonly number[] {
  const others = ids.filter((each) => each !== id)
  return isWished ? [id, ...others].slice(0, MOST_WISHES) : others
}

/** What is stored may have been edited by anybody: only whole positive numbers are ids. */
export function readIds(storage: Pick<Shelf, 'getItem'>): number[] {
  const stored = readJson(storage, WISHLIST_STORAGE_KEY)
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, MOST_WISHES)
}
