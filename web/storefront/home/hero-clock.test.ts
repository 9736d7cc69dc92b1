import { expect, test } from 'vitest'
import { type HeroClock, progressPercent, tick, turn } from './hero-clock.ts'

const start: HeroClock = { slide: 0, elapsed: 0 }
const after = (ticks: number, from = start) =>
  Array.from({ length: ticks }).reduce<HeroClock>((clock) => tick(clock, 2), from)

test('a slide stands five seconds, its bar growing every tenth', () => {
  expect(progressPercent(after(1))).toBe(2)
  expect(after(49)).toEqual({ slide: 0, elapsed: 4900 })
  expect(after(50)).toEqual({ slide: 1, elapsed: 0 })
})

test('after the last comes the first, and before the first the last', () => {
  expect(after(100).slide).toBe(0)
  expect(turn(start, -1, 2).slide).toBe(1)
  expect(turn({ slide: 1, elapsed: 3000 }, 1, 2)).toEqual(start)
})
