import { expect, test, vi } from 'vitest'
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
  token = null,
  fails = false,
}: { stored?: string; token?: string | null; fails?: boolean } = {}) {
  const storage = shelf(stored)
  const sent: [number, boolean][] = []
  const person = { token }
  const fetchWishes = vi.fn(async (): Promise<number[]> => [9])
  const sendWish = vi.fn(async (id: number, isWished: boolean) => {
    if (fails) throw new Error('offline')
    sent.push([id, isWished])
  })
  const store = createWishlistStore({
    storage,
    readToken: () => person.token,
    fetchWishes,
    joinWishes: async (ids) => [...ids, 9],
    sendWish,
  })
  return { store, storage, sent, person, fetchWishes, sendWish }
}

test('a guest keeps the list in the browser', async () => {
  const { store, storage } = open({ stored: '[3]' })
  await store.load()
  expect(await store.toggle(5)).toBe(true)
  expect(readIds(storage)).toEqual([5, 3])
  expect(await store.toggle(3)).toBe(false)
  expect(store.read().ids).toEqual([5])
})

test('on login the list of the browser joins that of the account', async () => {
  const { store, storage, person, sent } = open({ stored: '[3]' })
  await store.load()
  person.token = 'asha'
  await store.load()
  expect(store.read().ids).toEqual([3, 9])
  expect(storage.getItem(WISHLIST_STORAGE_KEY)).toBeNull()
  await store.toggle(9)
  expect(sent).toEqual([[9, false]])
})

test('after logout the list of the account is not left behind', async () => {
  const { store, person } = open({ token: 'asha' })
  await store.load()
  person.token = null
  await store.load()
  expect(store.read().ids).toEqual([])
})

test('who logs in next has a list of their own, also when the answer for the last one comes late', async () => {
  const { store, person, fetchWishes } = open({ token: 'asha' })
  const forAsha = Promise.withResolvers<number[]>()
  fetchWishes.mockReturnValueOnce(forAsha.promise).mockResolvedValueOnce([7])
  const late = store.load()
  person.token = 'bina'
  await store.load()
  forAsha.resolve([9])
  await late
  expect(store.read().ids).toEqual([7])
})

test('a wish that the account did not hear of is taken back', async () => {
  const { store } = open({ token: 'asha', fails: true })
  await store.load()
  await expect(store.toggle(4)).rejects.toThrow('offline')
  expect(store.read().ids).toEqual([9])
})

test('a list that is on its way, or did not come, is not an empty one; it is asked for again', async () => {
  const { store, fetchWishes } = open({ token: 'asha' })
  expect(store.read().standing).toBe('loading')
  fetchWishes.mockRejectedValueOnce(new Error('500'))
  await store.load()
  expect(store.read().standing).toBe('failed')
  const again = store.load()
  expect(store.read().standing).toBe('loading')
  await again
  expect(store.read()).toEqual({ ids: [9], standing: 'here' })
})

test('a heart that was pressed while the list was on its way stays as it was pressed', async () => {
  const { store, sent } = open({ token: 'asha' })
  const coming = store.load()
  await store.toggle(4)
  await coming
  expect([store.read().ids, sent]).toEqual([[4, 9], [[4, true]]])
})

test('a wish that the account did not hear of takes no other heart back with it', async () => {
  const { store, sendWish } = open({ token: 'asha' })
  await store.load()
  const lost = Promise.withResolvers<void>()
  sendWish.mockReturnValueOnce(lost.promise)
  const failing = store.toggle(4)
  await store.toggle(5)
  lost.reject(new Error('offline'))
  await expect(failing).rejects.toThrow('offline')
  expect(store.read().ids).toEqual([5, 9])
})

test.each(['', 'null', '{"a":1}', '["x", 1.5, -2, 4, 4]', '[[1]]'])('an edited list (%s) does no harm', (stored) => {
  expect(readIds(shelf(stored)).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
})
