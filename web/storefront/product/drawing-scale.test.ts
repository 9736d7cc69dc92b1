import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANVAS, drawingViews, LETTERS } from './drawing-scale.ts'
import { PERSON_MM } from './person-mm.ts'

const millimetres = fc.integer({ min: 10, max: 4000 })
const anySize = fc.record({ width: millimetres, depth: millimetres, height: millimetres })

test('front, side and person are in one scale, whatever the piece', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { front, side, person } = drawingViews(size)
      const scale = person.height / PERSON_MM
      expect(front.width / size.width).toBeCloseTo(scale, 6)
      expect(front.height / size.height).toBeCloseTo(scale, 6)
      expect(side.width / size.depth).toBeCloseTo(scale, 6)
    }),
  )
})

test('its measures are read on a phone, and none is written over another', () => {
  const ON_A_PHONE_PX = 350
  expect((LETTERS * ON_A_PHONE_PX) / CANVAS).toBeGreaterThanOrEqual(14)
  const longest = LETTERS * 0.55 * 'W 214.5 cm'.length
  fc.assert(
    fc.property(anySize, (size) => {
      const { front, side } = drawingViews(size)
      expect(side.x + side.width / 2 - front.x - front.width / 2).toBeGreaterThanOrEqual(longest)
      expect(front.x - 12 - longest / 2).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('everything stands on one floor inside the frame', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { front, side, person, viewBox } = drawingViews(size)
      expect(front.y + front.height).toBeCloseTo(side.y + side.height, 6)
      expect(person.y + person.height).toBeCloseTo(front.y + front.height, 6)
      expect(front.x).toBeGreaterThan(0)
      expect(person.x).toBeLessThan(viewBox.width)
      expect(Math.min(front.y, person.y)).toBeGreaterThanOrEqual(20)
    }),
  )
})
