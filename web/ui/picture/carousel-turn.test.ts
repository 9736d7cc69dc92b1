import { expect, test } from 'vitest'
import { slideAt, turnTo } from './carousel-turn.ts'

test('after the last picture comes the first, and before the first the last', () => {
  expect(slideAt(5, 5)).toBe(0)
  expect(slideAt(-1, 5)).toBe(4)
  expect(slideAt(-11, 5)).toBe(4)
})

test('picking a thumbnail takes the shorter way round', () => {
  expect(turnTo(4, 0, 5)).toBe(-1)
  expect(turnTo(1, 0, 5)).toBe(1)
  expect(turnTo(0, 4, 5)).toBe(5)
})

test('wherever one stands, the picked picture is the one shown', () => {
  for (const count of [1, 2, 3, 7])
    for (let turn = -9; turn < 9; turn++)
      for (let slide = 0; slide < count; slide++) expect(slideAt(turnTo(slide, turn, count), count)).toBe(slide)
})
