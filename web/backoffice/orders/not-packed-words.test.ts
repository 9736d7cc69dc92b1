import { expect, test } from 'vitest'
import { notPackedWords } from './not-packed-words.ts'

const packed = { code: 'already_packed', message: 'This order is already packed.' }
const shipped = { code: 'wrong_status', message: 'This order is shipped.' }

test('forty orders that are packed already are one short sentence', () => {
  const forty = Array.from({ length: 40 }, (_, at) => ({ number: `SLG-${at}`, ...packed }))
  expect(notPackedWords(forty)).toBe('40 were packed already.')
})

test('what holds of several orders is said once, and which they are', () => {
  const refused = [{ number: 'SLG-1', ...packed }, ...['SLG-2', 'SLG-3'].map((number) => ({ number, ...shipped }))]
  expect(notPackedWords(refused)).toBe('1 was packed already. SLG-2; SLG-3: This order is shipped.')
})
