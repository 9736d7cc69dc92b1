import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('who listens is told of every change, until they stop, and of nothing else', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(2)
  store.set(2)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
  expect([store.read(), store.first()]).toEqual([3, 1])
})
