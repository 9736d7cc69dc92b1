/** Times and distances that several screens share (spec section 9). */
export const HERO_SLIDE_MS = 5000
export const HERO_PROGRESS_MS = 100
export const SWIPE_PX = 50
export const MOBILE_MAX_PX = 768
export const COPIED_MS = 2000
export const GOOGLE_REDIRECT_MS = 2000
export const POPUP_CHECK_MS = 1000
export const TYPEAHEAD_RESET_MS = 1000

export const MAIN_TOASTS = { visible: 1, durationMs: 5000, swipePx: 50, hotkey: 'F8' } as const
export const BACKGROUND_TOASTS = {
  visible: 3,
  durationMs: 4000,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
  removalMs: 200,
  offsetPx: 32,
  mobileOffsetPx: 16,
} as const

/** Wraps both ways. */
export function slideAfter(current: number, step: 1 | -1, slides: number): number {
  return (current + step + slides) % slides
}

/** A horizontal movement over 50 px changes the slide: left goes on, right goes back. */
export function swipeStep(movedPx: number): 1 | -1 | 0 {
  if (Math.abs(movedPx) <= SWIPE_PX) return 0
  return movedPx < 0 ? 1 : -1
}
