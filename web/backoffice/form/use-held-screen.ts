import { useBlocker } from '@tanstack/react-router'

/** Nobody loses what they typed by a wrong press: leaving the screen asks first, by a link, Back, a reload or a closed tab. */
export function useHeldScreen(isHeld: boolean, question = 'Leave without saving what you typed?'): void {
  useBlocker({
    // From one part of the screen to another nothing is left.
    shouldBlockFn: ({ current, next }) => isHeld && current.pathname !== next.pathname && !window.confirm(question),
    enableBeforeUnload: () => isHeld,
  })
}
