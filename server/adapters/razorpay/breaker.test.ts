import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { NoAnswer, openBreaker, StillBroken } from './breaker.ts'

const silent = vi.fn(async () => {
  throw new NoAnswer('silence')
})

test('after three silences nobody is made to wait for the fourth, and is told for how long', async () => {
  const breaker = openBreaker(60_000)
  for (let n = 0; n < 3; n += 1) await expect(breaker.execute(silent)).rejects.toThrow(NoAnswer)
  silent.mockClear()
  await expect(breaker.execute(silent)).rejects.toThrow(StillBroken)
  expect(silent).not.toHaveBeenCalled()
  expect(breaker.secondsLeft()).toBe(60)
})

test('an answer in between starts the count anew, and a refusal is an answer', async () => {
  const breaker = openBreaker(60_000)
  for (let n = 0; n < 5; n += 1) {
    await expect(breaker.execute(silent)).rejects.toThrow(NoAnswer)
    await breaker.execute(async () => 'answer')
    await expect(breaker.execute(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  }
  expect(breaker.secondsLeft()).toBeNull()
})

test('after its rest it is asked again', async () => {
  const breaker = openBreaker(20)
  for (let n = 0; n < 3; n += 1) await breaker.execute(silent).catch(() => undefined)
  await sleep(40)
  expect(breaker.secondsLeft()).toBeNull()
  expect(await breaker.execute(async () => 'answer')).toBe('answer')
})
