import { expect, test } from 'vitest'
import { idempotencyKey } from './idempotency-key.ts'

function shelf() {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}
function counter() {
  let made = 0
  return () => `key-${++made}`
}

test('the same order keeps its key', () => {
  const [storage, newKey] = [shelf(), counter()]
  expect(idempotencyKey(storage, { items: [1] }, newKey)).toBe('key-1')
  expect(idempotencyKey(storage, { items: [1] }, newKey)).toBe('key-1')
})

test('a changed order gets a new one', () => {
  const [storage, newKey] = [shelf(), counter()]
  idempotencyKey(storage, { items: [1] }, newKey)
  expect(idempotencyKey(storage, { items: [2] }, newKey)).toBe('key-2')
})

test('a closed storage still gives a key', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {},
  }
  expect(idempotencyKey(closed, {}, counter())).toBe('key-1')
})
