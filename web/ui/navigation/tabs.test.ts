import { expect, test } from 'vitest'
import { nextTabIndex } from './tabs.tsx'

test('arrows go round, Home and End go to the ends, other keys stay', () => {
  expect(nextTabIndex('ArrowRight', 2, 3)).toBe(0)
  expect(nextTabIndex('ArrowLeft', 0, 3)).toBe(2)
  expect(nextTabIndex('Home', 2, 3)).toBe(0)
  expect(nextTabIndex('End', 0, 3)).toBe(2)
  expect(nextTabIndex('a', 0, 3)).toBeNull()
})
