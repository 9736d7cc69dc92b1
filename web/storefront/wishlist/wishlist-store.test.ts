import { expect, test } from 'vitest'
import { WISHLIST_STORAGE_KEY } from './wishlist-key.ts'
import { createWishlistStore, readIds } from './wishlist-store.ts'

function shelf(stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [[WISHLIST_STORAGE_KEY, stored]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

function open({
  stored,
  isSignedIn = false,
  fails = false,
}: { stored?: string; isSignedIn?: boolean; fails?: boolean } = {}) {
  const storage = shelf(stored)
  const sent: [number, boolean][] = []
  const person = { isSignedIn }
  const store = createWishlistStore({
    storage,
    isSignedIn: () => person.isSignedIn,
    fetchWishes: async () => [9],
    joinWishes: async (ids) => [...ids, 9],
    sendWish: async (id, isWished) => {
      if (fails) throw new Error('offline')
      sent.push([id, isWished])
    },
  })
  return { store, storage, sent, person }
}

test('a guest keeps the list in the browser', async () => {
  const { store, storage } = open({ stored: '[3]' })
  await store.load()
  expect(await store.toggle(5)).toBe(true)
  expect(readIds(storage)).toEqual([5, 3])
  expect(await store.toggle(3)).toBe(false)
  expect(store.read()).toEqual([5])
})

test('on login the list of the browser joins that of the account', async () => {
  const { store, storage, person, sent } = open({ stored: '[3]' })
  await store.load()
  person.isSignedIn = true
  await store.load()
  expect(store.read()).toEqual([3, 9])
  expect(storage.getItem(WISHLIST_STORAGE_KEY)).toBeNull()
  await store.toggle(9)
  expect(sent).toEqual([[9, false]])
})

test('after logout the list of the account is not left behind', async () => {
  const { store, person } = open({ isSignedIn: true })
  await store.load()
  person.isSignedIn = false
  await store.load()
  expect(store.read()).toEqual([])
})

test('a wish that the account did not hear of is taken back', async () => {
  const { store } = open({ isSignedIn: true, fails: true })
  await store.load()
  await expect(store.toggle(4)).rejects.toThrow('offline')
  expect(store.read()).toEqual([9])
})

test.each(['', 'null', '{"a":1}', '["x", 1.5, -2, 4, 4]', '[[1]]'])('an edited list (%s) does no harm', (stored) => {
  expect(readIds(shelf(stored)).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
})
