import { PAGE_MAX_AGE_MS } from '#domain/time/page-age.ts'

/**
 * Until when the answers inside a page are known to be true. The shop drops a page with the change that makes it untrue: one
 * that it has just sent is true, whenever it was rendered, until it is too old for that.
 */
export function knownTrueAt(renderedAt: number, visit: Pick<PerformanceNavigationTiming, 'transferSize'> | undefined) {
  // Nothing travels for a page that the browser had kept, on the way back or without a network.
  const isFromTheShop = visit !== undefined && visit.transferSize > 0
  const { timeOrigin } = performance
  return isFromTheShop && timeOrigin - renderedAt < PAGE_MAX_AGE_MS ? Math.max(renderedAt, timeOrigin) : renderedAt
}
