import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what was loaded is handed out again', async () => {
  let loads = 0
  const load = once(async () => ({ load: ++loads }))
  expect([await load(), await load()]).toEqual([{ load: 1 }, { load: 1 }])
})

test('what could not be loaded is tried again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('the screen')]
  const load = once(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await expect(load()).rejects.toThrow('no network')
  expect(await load()).toBe('the screen')
})
