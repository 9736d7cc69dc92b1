import { expect, test } from 'vitest'
import { deskSearchWords } from './desk-list.ts'

test('a telephone number is found however it is typed', () => {
  for (const typed of ['9832012345', '98320 12345', '+91 98320-12345', '(+91) 98320 12345'])
    expect(deskSearchWords(typed)).toEqual(['9832012345'])
})

test('every word counts, whatever its case; a PIN is a word', () => {
  expect(deskSearchWords('  Anjali  734001 ')).toEqual(['anjali', '734001'])
  expect(deskSearchWords('')).toEqual([])
})
