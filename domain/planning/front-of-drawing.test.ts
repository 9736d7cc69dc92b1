import { expect, test } from 'vitest'
import { frontOfDrawing } from './front-of-drawing.ts'

const SHEET =
  '<svg viewBox="0 0 2811 1881"><path stroke="#9A7434" stroke-width="5.9" d="M0 1621H2811"/><g><circle/><path d="M8 16c-3 1Z"/></g>' +
  '<g><path d="M272 1221L1472 1221L1472 1621L272 1621Z"/><path d="M1700 1221L2350 1221L2350 1621Z"/></g></svg>'

test('the front is the first view of the sheet, on its floor', () => {
  expect(frontOfDrawing(SHEET, 1200)).toEqual({
    paths: ['M272 1221L1472 1221L1472 1621L272 1621Z'],
    left: 272,
    floor: 1621,
  })
})

test('a drawing by another hand is not guessed at', () => {
  expect(frontOfDrawing(SHEET, 900)).toBeNull()
  expect(frontOfDrawing('<svg><path d="M1 1L2 2Z"/></svg>', 1200)).toBeNull()
})
