import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

afterEach(() => vi.unstubAllEnvs())

test('two workers that ask at once are never given the same port', async () => {
  const ports = (worker: string) => {
    vi.stubEnv('TEST_PARALLEL_INDEX', worker)
    return Promise.all(Array.from({ length: 250 }, freePort))
  }
  const first = [await ports('0'), await ports('0')].flat()
  const second = [await ports('1'), await ports('1')].flat()
  expect(first.filter((port) => second.includes(port))).toEqual([])
})

test('a port that somebody listens on is passed over', async () => {
  const taken = createServer().listen((await freePort()) + 1, '127.0.0.1')
  await once(taken, 'listening')
  expect(await freePort()).not.toBe((taken.address() as AddressInfo).port)
  taken.close()
})
