import { expect, test, vi } from 'vitest'
import { createLateStore } from './late-store.ts'

function counter(start: number) {
  let count = start
  const listeners = new Set<() => void>()
  return {
    read: () => count,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add() {
      count += 1
      for (const listener of listeners) listener()
    },
  }
}

test('until it is needed nothing is fetched, and what is known is told', () => {
  const load = vi.fn(async () => counter(5))
  const late = createLateStore(0, load)
  const listener = vi.fn()
  late.subscribe(listener)
  late.settle(1)
  expect(late.read()).toBe(1)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(load).not.toHaveBeenCalled()
})

test('it is fetched once, and from then on its changes are told', async () => {
  const load = vi.fn(async () => counter(5))
  const late = createLateStore(0, load)
  const listener = vi.fn()
  const stop = late.subscribe(listener)
  const [store] = await Promise.all([late.open(), late.open()])
  store.add()
  expect(late.read()).toBe(6)
  expect(load).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.add()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('code that could not be fetched is tried again', async () => {
  const load = vi.fn(async () => counter(5)).mockRejectedValueOnce(new Error('offline'))
  const late = createLateStore(0, load)
  await expect(late.open()).rejects.toThrow('offline')
  expect((await late.open()).read()).toBe(5)
})
