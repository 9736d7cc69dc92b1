import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slideAfter, swipeStep } from '#domain/content/timings.ts'

test('slides wrap both ways', () => {
  expect([slideAfter(0, -1, 2), slideAfter(1, 1, 2), slideAfter(0, 1, 3)]).toEqual([1, 0, 1])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), (slides, at) => {
      const here = at % slides
      expect(slideAfter(slideAfter(here, 1, slides), -1, slides)).toBe(here)
    }),
  )
})

test('only a swipe over 50 px turns the page', () => {
  expect([swipeStep(50), swipeStep(-50), swipeStep(51), swipeStep(-51)]).toEqual([0, 0, -1, 1])
})
