import { expect, test, vi } from 'vitest'
import { safely } from '#web/ui/state/safe-storage.ts'
import { beginAttempt, forgetAttempt, readAttempt, rememberOrder } from './checkout-attempt.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
function counter() {
  let made = 0
  return () => `key-${++made}`
}

test('the same order keeps its key', () => {
  const [storage, newKey] = [shelf(), counter()]
  expect(beginAttempt(storage, { items: [1] }, newKey).key).toBe('key-1')
  expect(beginAttempt(storage, { items: [1] }, newKey).key).toBe('key-1')
})

test('a changed order gets a new one, and is not mistaken for the earlier', () => {
  const [storage, newKey] = [shelf(), counter()]
  const first = beginAttempt(storage, { items: [1] }, newKey)
  rememberOrder(storage, first, { id: 7, order_number: 'SLG-7' })
  expect(beginAttempt(storage, { items: [2] }, newKey)).toEqual({ content: '{"items":[2]}', key: 'key-2' })
})

test('the order that came of it is known after a reload, until it is over', () => {
  const storage = shelf()
  rememberOrder(storage, beginAttempt(storage, {}, counter()), { id: 7, order_number: 'SLG-7' })
  expect(readAttempt(storage)?.order?.order_number).toBe('SLG-7')
  forgetAttempt(storage)
  expect(readAttempt(storage)).toBeNull()
})

test('a closed storage still gives a key', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const denied = () => {
    throw new Error('denied')
  }
  expect(beginAttempt(safely(denied), {}, counter()).key).toBe('key-1')
  vi.restoreAllMocks()
})
