import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BACKGROUND_TOASTS,
  COPIED_MS,
  GOOGLE_REDIRECT_MS,
  HERO_PROGRESS_MS,
  HERO_SLIDE_MS,
  MAIN_TOASTS,
  MOBILE_MAX_PX,
  POPUP_CHECK_MS,
  slideAfter,
  SWIPE_PX,
  swipeStep,
  TYPEAHEAD_RESET_MS,
} from '#domain/content/timings.ts'

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

test('the times of the spec', () => {
  expect([HERO_SLIDE_MS, HERO_PROGRESS_MS, SWIPE_PX, MOBILE_MAX_PX]).toEqual([5000, 100, 50, 768])
  expect([COPIED_MS, GOOGLE_REDIRECT_MS, POPUP_CHECK_MS, TYPEAHEAD_RESET_MS]).toEqual([2000, 2000, 1000, 1000])
  expect(MAIN_TOASTS).toEqual({ visible: 1, durationMs: 5000, swipePx: 50, hotkey: 'F8' })
  expect(Object.values(BACKGROUND_TOASTS)).toEqual([3, 4000, 356, 14, 20, 200, 32, 16])
})
