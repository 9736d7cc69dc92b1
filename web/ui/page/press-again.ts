import { WAITING_SLICE } from './hydration-slice.tsx'

const CONTROLS = 'button, input[type="checkbox"], input[type="radio"]'

/**
 * Whoever is quicker than the code of the part they press would press in vain: the press is kept, and made when the part is
 * hydrated, also one that sends a form: nobody is led off the page by a field left empty. Links work without code, and so do
 * forms where none comes. `isAwaited` says whether code is on its way at all.
 */
export function pressAgain(isAwaited: () => boolean): void {
  const keepPress = (press: MouseEvent) => {
    const control = (press.target as Element).closest<HTMLElement>(CONTROLS)
    const slice = control?.closest('[data-slice]')
    if (!slice?.matches(WAITING_SLICE) || !isAwaited()) return
    press.preventDefault()
    press.stopPropagation()
    new MutationObserver((_, observer) => {
      observer.disconnect()
      control?.click()
    }).observe(slice, { attributes: true })
  }
  document.addEventListener('click', keepPress, true)
}
