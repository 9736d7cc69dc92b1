import { useBlocker } from '@tanstack/react-router'

/** Nobody loses what they typed by a wrong press: leaving the screen asks first, by a link, Back, a reload or a closed tab. */
export function useHeldScreen(isHeld: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isHeld && current.pathname !== next.pathname && !window.confirm('Leave without saving what you typed?'),
    enableBeforeUnload: () => isHeld,
  })
}
