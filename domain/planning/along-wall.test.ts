import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeAlong, freeSpot, judgePieces, movedTo, type Standing } from './along-wall.ts'

const WALL = { length: 3600, height: 2700 }
const piece = (slug: string, at: number, width: number, height = 800): Standing => ({
  slug,
  at,
  isTurned: false,
  size: { width, depth: 900, height },
})
const troublesOf = (pieces: Standing[]) => judgePieces(pieces, WALL).map(({ troubles }) => troubles)

test('two pieces side by side fit, and what is left is said', () => {
  const pieces = [piece('sofa', 0, 2140), piece('lamp', 2200, 400)]
  expect(troublesOf(pieces)).toEqual([[], []])
  expect(freeAlong(pieces, WALL)).toEqual({ total: 60 + 1000, widest: 1000 })
})

test('pieces that touch do not overlap, a millimetre more does', () => {
  expect(troublesOf([piece('a', 0, 1000), piece('b', 1000, 500)])).toEqual([[], []])
  expect(troublesOf([piece('a', 0, 1001), piece('b', 1000, 500)])).toEqual([['overlaps'], ['overlaps']])
})

test('a rug lies under the sofa', () => {
  expect(troublesOf([piece('rug', 0, 2300, 12), piece('sofa', 100, 2140)])).toEqual([[], []])
})

test('a piece beyond the end of the wall, or taller than it, is told so', () => {
  expect(troublesOf([piece('almirah', 3000, 1000, 2800)])).toEqual([['beyond the wall', 'taller than the wall']])
})

test('turned, depth and width change places', () => {
  const turned = { ...piece('bench', 0, 2000), isTurned: true }
  expect(freeAlong([turned], WALL).total).toBe(WALL.length - 900)
})

const anyPiece = fc.record({ at: fc.integer({ min: -500, max: 5000 }), width: fc.integer({ min: 10, max: 4000 }) })

test('a piece that was moved stands on the wall in whole centimetres, unless it is longer than the wall', () => {
  fc.assert(
    fc.property(anyPiece, ({ at, width }) => {
      const there = movedTo(at, piece('x', 0, width), WALL)
      return there % 10 === 0 && there >= 0 && (width > WALL.length || there + width <= WALL.length + 5)
    }),
  )
})

test('what is free is never more than the wall, and a new piece stands in a free spot where there is one', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 6 }), (rows) => {
      const pieces = rows.map(({ at, width }, index) => piece(`p${index}`, at, width))
      const { total, widest } = freeAlong(pieces, WALL)
      const spot = freeSpot(pieces, { width: 300, depth: 300, height: 500 }, WALL)
      return total <= WALL.length && widest <= total && spot >= 0
    }),
  )
})
