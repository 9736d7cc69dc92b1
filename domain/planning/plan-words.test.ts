import { expect, test } from 'vitest'
import { planVerdict } from './plan-words.ts'

const WALL = { length: 3600, height: 2700 }
const DOOR = { width: 800, height: 2000 }
const sofa = { slug: 'sofa', at: 0, isTurned: false, size: { width: 2140, depth: 920, height: 700 } }

test('a sofa that fits is said to fit, with what stays free', () => {
  const { verdicts, summary, rest } = planVerdict([sofa], WALL, DOOR)
  expect(summary).toBe('Everything fits.')
  expect(verdicts[0]?.door).toBe('Goes through the door turned on its side or end.')
  expect(rest).toBe('146 cm of 360 cm stay free, in one.')
})

test('a sofa too long for the wall and too big for the door says both', () => {
  const big = { ...sofa, size: { width: 4000, depth: 1000, height: 900 } }
  const { verdicts, summary } = planVerdict([big], WALL, DOOR)
  expect(summary).toBe('Not everything fits.')
  expect(verdicts[0]).toMatchObject({
    fits: false,
    door: 'Does not go through a door of 80 cm by 200 cm.',
    wall: 'Stands out beyond the end of the wall.',
  })
})
