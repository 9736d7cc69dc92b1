import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HAND_ROOM, throughDoor } from './through-door.ts'

const DOOR = { width: 800, height: 2000 }

test('a chair goes through a door of 80 cm as it stands', () => {
  expect(throughDoor({ width: 680, depth: 780, height: 820 }, DOOR)).toBe('as it stands')
})

test('a sofa of 214 cm goes through lengthways, and an armchair too deep goes on its side', () => {
  expect(throughDoor({ width: 2140, depth: 760, height: 810 }, DOOR)).toBe('as it stands')
  expect(throughDoor({ width: 2140, depth: 920, height: 700 }, DOOR)).toBe('turned on its side or end')
})

test('a table top a little wider than the door is high goes tilted, a cupboard of that width does not', () => {
  expect(throughDoor({ width: 2030, depth: 2030, height: 100 }, { width: 900, height: 2000 })).toBe('tilted')
  expect(throughDoor({ width: 2030, depth: 2030, height: 500 }, { width: 900, height: 2000 })).toBeNull()
})

const size = fc.integer({ min: 50, max: 4000 })
const box = fc.record({ width: size, depth: size, height: size })
const opening = fc.record({ width: fc.integer({ min: 400, max: 2500 }), height: fc.integer({ min: 1500, max: 3000 }) })

test('what goes through a door goes through a larger one', () => {
  fc.assert(
    fc.property(box, opening, fc.nat(500), (piece, door, more) => {
      const larger = { width: door.width + more, height: door.height + more }
      return throughDoor(piece, door) === null || throughDoor(piece, larger) !== null
    }),
  )
})

test('nothing goes through whose two smaller sides are both wider than the door', () => {
  fc.assert(
    fc.property(opening, fc.integer({ min: 1, max: 900 }), (door, more) => {
      const side = Math.min(door.width, door.height) - HAND_ROOM + more
      return throughDoor({ width: side, depth: side, height: side * 2 }, door) === null
    }),
  )
})
