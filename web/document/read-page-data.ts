import type { DehydratedState } from '@tanstack/react-query'
import type { ShownShop } from '#domain/company/shop-facts.ts'
import { knownTrueAt } from './known-true-at.ts'
import { PAGE_DATA_ID } from './page-data-id.ts'

export type PageData = { publicUrl: string; shop: ShownShop; queries: DehydratedState }

/** What the page was rendered from, dated by when it was last known to be true. */
export function readPageData(): PageData {
  const { publicUrl, shop, queries } = JSON.parse(
    document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}',
  ) as PageData
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const dated = queries.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: knownTrueAt(query.state.dataUpdatedAt, visit) },
  }))
  return { publicUrl, shop, queries: { ...queries, queries: dated } }
}
