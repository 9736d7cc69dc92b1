import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfPicture } from './part-of-picture.ts'
import { type Frame, moved, scaleAround, viewAt, wholeView } from './zoom-view.ts'

const frame: Frame = {
  picture: { width: 1600, height: 2000 },
  stage: { width: 1440, height: 900 },
  pixelRatio: 1,
}

test('it opens as large as the picture is, with the pressed point in the middle', () => {
  expect(viewAt({ x: 0.5, y: 0.5 }, frame)).toEqual({ scale: 1, x: -80, y: -550 })
})

test('a press at the very edge shows the edge and no empty border', () => {
  expect(viewAt({ x: 0, y: 0 }, frame)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(viewAt({ x: 1, y: 1 }, frame)).toEqual({ scale: 1, x: -160, y: -1100 })
})

test.each([2, 3])('where %i screen pixels are one of the stage it grows only so far', (pixelRatio) => {
  expect(viewAt({ x: 0.5, y: 0.5 }, { ...frame, pixelRatio }).scale).toBe(1 / pixelRatio)
})

test('a press is told in parts of the picture, also where its box cuts some of it off', () => {
  expect(partOfPicture({ x: 400, y: 400 }, { width: 800, height: 800 }, frame.picture)).toEqual({ x: 0.5, y: 0.5 })
  expect(partOfPicture({ x: 0, y: 0 }, { width: 800, height: 800 }, frame.picture)).toEqual({ x: 0, y: 0.1 })
})

test('the whole picture stands in the middle', () => {
  expect(wholeView(frame)).toEqual({ scale: 0.45, x: 360, y: 0 })
})

test('however it is pinched, wheeled and dragged, it never exceeds its pixels nor leaves the stage', () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 })
  const point = fc.record({ x: coordinate, y: coordinate })
  const step = fc.record({ to: fc.double({ min: 0.01, max: 9, noNaN: true }), at: point, by: point })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(1, 2, 3), (steps, pixelRatio) => {
      const own = { ...frame, pixelRatio }
      const end = steps.reduce((view, { to, at, by }) => moved(scaleAround(view, to, at, own), by, own), wholeView(own))
      expect(end.scale).toBeLessThanOrEqual(1 / pixelRatio)
      expect(end.x).toBeLessThanOrEqual(Math.max(0, (1440 - 1600 * end.scale) / 2) + 1e-6)
      expect(end.x + 1600 * end.scale).toBeGreaterThanOrEqual(Math.min(1440, (1440 + 1600 * end.scale) / 2) - 1e-6)
    }),
  )
})

test('what lies under the finger stays there', () => {
  const before = viewAt({ x: 0.5, y: 0.5 }, frame)
  const after = scaleAround(before, 0.95, { x: 700, y: 450 }, frame)
  const under = (view: typeof before) => (700 - view.x) / view.scale
  expect(under(after)).toBeCloseTo(under(before), 6)
})
