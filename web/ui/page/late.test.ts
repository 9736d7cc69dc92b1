import { expect, test, vi } from 'vitest'
import { toasts } from '#web/ui/message/toast.ts'
import { ahead, untilThere } from './late.ts'

test('code that does not arrive is asked for again until it does; the visitor hears of it the second time', async () => {
  vi.useFakeTimers()
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const coming = untilThere(load.mockResolvedValue('the panel'))
  await vi.advanceTimersByTimeAsync(0)
  expect(toasts.read()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(toasts.read()).toMatchObject([{ tone: 'error' }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(await coming).toBe('the panel')
  expect(load).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('what is fetched ahead may fail without a word', async () => {
  const said = toasts.read()
  ahead(() => Promise.reject(new Error('offline')))()
  await Promise.resolve()
  expect(toasts.read()).toBe(said)
})
