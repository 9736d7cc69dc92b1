import { expect, test } from 'vitest'
import { stepMark } from './combobox.tsx'

test('the arrows go round through the text box', () => {
  expect(stepMark(-1, 1, 3)).toBe(0)
  expect(stepMark(2, 1, 3)).toBe(-1)
  expect(stepMark(-1, -1, 3)).toBe(2)
  expect(stepMark(0, -1, 3)).toBe(-1)
})

test('with nothing to mark the text box keeps the mark', () => {
  expect(stepMark(-1, 1, 0)).toBe(-1)
  expect(stepMark(-1, -1, 0)).toBe(-1)
})
