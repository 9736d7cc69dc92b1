import { expect, test } from 'vitest'
import { limitConcurrency, TooManyWaiting } from './limit-concurrency.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 1))

test('never more than the allowed number run, and all get their turn in order', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 100 })
  let running = 0
  let most = 0
  const done: number[] = []
  const work = (n: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await tick()
    running -= 1
    done.push(n)
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => inTurn(work(n))))
  expect(most).toBe(2)
  expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n))
})

test('whoever finds the waiting room full is turned away at once', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 })
  const first = inTurn(tick)
  const second = inTurn(tick)
  await expect(inTurn(tick)).rejects.toBeInstanceOf(TooManyWaiting)
  await Promise.all([first, second])
})

test('work that fails gives its place on', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 5 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn(() => Promise.resolve('next'))).resolves.toBe('next')
})
