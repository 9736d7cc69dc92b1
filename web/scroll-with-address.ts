import type { ShopRouter } from './router.tsx'

/** A page that is there sooner moves by itself, and its picture travels from where it was. */
const SOON_MS = 100

/**
 * A new page begins at its top when its address opens, not when its data arrives: else its skeleton would stand where the old page
 * was left. Back and Forward are the router's: it knows the places. Begins after the first load: while nobody listens to the history the
 * router follows a redirect by itself, and a guest at the checkout needs that.
 */
export function scrollWithAddress(router: ShopRouter): void {
  let isReturn = false
  let isUnderWay = false
  let timer: ReturnType<typeof setTimeout> | undefined

  router.history.subscribe(({ action }) => {
    isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    clearTimeout(timer)
    isUnderWay = fromLocation !== undefined
    if (!fromLocation || isReturn || !pathChanged || toLocation.hash) return
    timer = setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), SOON_MS)
  })
  router.subscribe('onRendered', () => {
    clearTimeout(timer)
    isUnderWay = false
  })
  // Whoever goes back before the new page was there finds the old place: the router must not take a skeleton's for it.
  window.addEventListener('scroll', (event) => isUnderWay && event.stopPropagation(), { capture: true, passive: true })
}
