import { expect, test, vi } from 'vitest'
import { readJson, safely } from './safe-storage.ts'

const closed = () => {
  throw new Error('closed')
}

test('closed storage remembers nothing and breaks nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const storage = safely(closed)
  storage.setItem('a', '1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test.for([
  [null, null],
  ['{', null],
  ['[1]', [1]],
])('of %s is read what can be read', ([stored, read]) => {
  expect(readJson({ getItem: () => stored as string | null }, 'a')).toEqual(read)
})
