import { expect, test, vi } from 'vitest'
import { cacheUntilChange } from './cache-until-change.ts'

test('is read once, and again after a change', async () => {
  let moment = 1
  const read = vi.fn(async () => moment)
  const keep = cacheUntilChange(() => moment, read)
  expect([await keep(), await keep()]).toEqual([1, 1])
  expect(read).toHaveBeenCalledTimes(1)
  moment = 2
  expect(await keep()).toBe(2)
})

test('a change that was told while it was read is read again', async () => {
  let moment = 1
  const keep = cacheUntilChange(
    () => moment,
    async () => moment++,
  )
  expect([await keep(), await keep()]).toEqual([1, 2])
})

test('is read each time while nobody would tell, and when it is no longer good', async () => {
  const read = vi.fn(async () => 'fresh')
  const untold = cacheUntilChange(() => null, read)
  await untold()
  await untold()
  expect(read).toHaveBeenCalledTimes(2)
  const over = cacheUntilChange(
    () => 1,
    read,
    () => false,
  )
  await over()
  await over()
  expect(read).toHaveBeenCalledTimes(4)
})

test('what could not be read is asked for again', async () => {
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('away'))
  const keep = cacheUntilChange(() => 1, read)
  await expect(keep()).rejects.toThrow('away')
  expect(await keep()).toBe('there')
})
