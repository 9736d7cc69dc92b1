import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_PIECES, parsePlan, planText, readMeasure } from './plan-address.ts'

const paramsOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

test('an address without anything is a usual wall and a usual door', () => {
  expect(parsePlan({})).toEqual({
    wall: { length: 3600, height: 2700 },
    door: { width: 900, height: 2100 },
    pieces: [],
  })
  expect(planText(parsePlan({}))).toBe('')
})

test('pieces keep their place and their turn; a bare slug waits for a free spot', () => {
  expect(parsePlan({ pieces: 'teesta-sofa_120,lamp_30r,stool' }).pieces).toEqual([
    { slug: 'teesta-sofa', at: 1200, isTurned: false },
    { slug: 'lamp', at: 300, isTurned: true },
    { slug: 'stool', at: null, isTurned: false },
  ])
})

test('what does not read is as if it were not there', () => {
  const plan = parsePlan({ wall: '-5', door: 'wide', pieces: '<script>,sofa,sofa,SOFA_1' })
  expect(plan.wall.length).toBe(3600)
  expect(plan.door.width).toBe(900)
  expect(plan.pieces.map(({ slug }) => slug)).toEqual(['sofa'])
  expect(parsePlan({ pieces: Array.from({ length: 30 }, (_, n) => `p${n}`).join(',') }).pieces).toHaveLength(
    MOST_PIECES,
  )
})

test('a measure is read with comma or point, within reason', () => {
  expect(readMeasure('wall', ' 360,5 ')).toBe(3605)
  expect(readMeasure('wall', '10')).toBeNull()
  expect(readMeasure('door', '9000')).toBeNull()
})

const anyPlan = fc.record({
  wall: fc.record({ length: fc.integer({ min: 50, max: 1500 }), height: fc.integer({ min: 150, max: 600 }) }),
  door: fc.record({ width: fc.integer({ min: 40, max: 400 }), height: fc.integer({ min: 120, max: 400 }) }),
  at: fc.integer({ min: 0, max: 1400 }),
  isTurned: fc.boolean(),
})

test('an address that was shared opens the same plan', () => {
  fc.assert(
    fc.property(anyPlan, ({ wall, door, at, isTurned }) => {
      const plan = {
        wall: { length: wall.length * 10, height: wall.height * 10 },
        door: { width: door.width * 10, height: door.height * 10 },
        pieces: [{ slug: 'sofa', at: at * 10, isTurned }],
      }
      expect(parsePlan(paramsOf(planText(plan)))).toEqual(plan)
    }),
  )
})
