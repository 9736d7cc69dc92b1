import { parseCart } from '#domain/cart/cart-storage.ts'
import { CART_STORAGE_KEY } from '#domain/cart/empty-cart.ts'
import { istDate } from '#domain/time/ist.ts'
import { forgetPastRounds } from '#web/session/forget-rounds.ts'
import type { ShopRouter } from '#web/router.tsx'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'

const REST_MS = 2000

/** Fetched after the page is up. Tells the service worker what was seen, so that it opens without a network later. */
export async function prepareOffline(router: ShopRouter): Promise<void> {
  forgetPastRounds(istDate(new Date()))
  if (!('serviceWorker' in navigator)) return
  leaveByDocument()
  returnToFreshPrices()
  const wasControlled = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('Pages cannot be kept for offline reading:', error)
  })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  // A page that the worker itself delivered is in the cache already.
  active.postMessage(seen(wasControlled ? null : location.pathname + location.search), {})
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
    if (!pathChanged && !hrefChanged) return
    clearTimeout(timer)
    timer = setTimeout(
      () => navigator.onLine && active.postMessage(seen(location.pathname + location.search), {}),
      REST_MS,
    )
  })
}

function seen(page: string | null) {
  const shown = performance.getEntriesByType('resource').map((entry) => entry.name)
  const files = shown.filter(
    (name) => name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/media/`),
  )
  return { page, files: [...new Set(files)], cartIds: cartIds() }
}

function cartIds(): string[] {
  const items = parseCart(deviceStorage.getItem(CART_STORAGE_KEY))
  return [...new Set(items.map((item) => String(item.product_id)))]
}

/** Without a network the router could only fail: the browser itself opens the kept page instead. */
function leaveByDocument() {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!navigator.onLine && link?.getAttribute('href')?.startsWith('/')) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** A kept page covers its prices; back on the network it is loaded anew. */
function returnToFreshPrices() {
  if (!document.documentElement.hasAttribute('data-kept')) return
  addEventListener('online', () => location.reload())
}
