import './styles/main.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ApiError } from './api/api.ts'
import { readToken, removeToken } from './api/auth-token.ts'
import { browserApi } from './api/browser-api.ts'
import { knownTrueAt } from './data/known-true-at.ts'
import { createQueryClient, type PageAnswers } from './data/query-client.ts'
import { PAGE_DATA_ID } from './document/page-data-id.ts'
import { createShopRouter, type ShopRouter } from './router.tsx'

type PageData = { publicUrl: string; queries: PageAnswers }

const FRESH_FOR_MS = 30_000
const KEPT_FOR_MS = 300_000
const RETRY_AFTER_MS = 1000
const OFFLINE_AFTER_MS = 4000

const { publicUrl, queries } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData
const queryClient = createQueryClient({
  staleTime: FRESH_FOR_MS,
  gcTime: KEPT_FOR_MS,
  retryAfter: RETRY_AFTER_MS,
  // What the shop has refused it refuses again.
  isWorthRetrying: (error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
})
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
queryClient.hydrate(queries.map((answer) => ({ ...answer, updatedAt: knownTrueAt(answer.updatedAt, visit) })))
window.addEventListener('online', queryClient.refreshStale)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) queryClient.refreshStale()
})

const api = browserApi({
  token: readToken,
  onError(error) {
    console.warn(`${error.code}: ${error.message}`)
    // A token that has ended would make every further call fail, also those that need none.
    if (error.code === 'session_ended') removeToken()
  },
})
/** Between two pieces of work the page can scroll and answer. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

// Not awaited at the top of the file: the screen's file imports this one, and each would wait for the other for ever.
void wake()

async function wake(): Promise<void> {
  await breath()
  const router = createShopRouter({ api, queryClient, publicUrl })
  // Tells the router that the first screen came from the server, so that it hydrates instead of showing a pending state.
  router.ssr = { manifest: undefined }
  await breath()
  await router.load()
  const page = document.getElementById('app')
  if (page) startTransition(() => void hydrateRoot(page, <RouterProvider router={router} />))
  if (import.meta.env.PROD) setTimeout(() => void prepareOffline(router), OFFLINE_AFTER_MS)
}

/** Nobody waits for this: it is fetched when the page has settled. */
async function prepareOffline(router: ShopRouter): Promise<void> {
  const offline = await import('./service-worker/prepare-offline.ts')
  await offline.prepareOffline(router)
}
