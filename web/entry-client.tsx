import './styles/main.css'
import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readToken, removeToken } from './session/auth-token.ts'
import { browserApi } from './api/browser-api.ts'
import { readPageData } from './document/read-page-data.ts'
import { browserQueryClient } from './query-client.ts'
import { createShopRouter, type RouteTree, type ShopRouter } from './router.tsx'
import { shopTree } from './routes/shop-tree.ts'
import { scrollWithAddress } from './scroll-with-address.ts'

const OFFLINE_AFTER_MS = 4000

const { publicUrl, shop, queries } = readPageData()
const queryClient = browserQueryClient()
hydrate(queryClient, queries)

const api = browserApi({
  token: readToken,
  onError(error) {
    console.warn(`${error.code}: ${error.message}`)
    // A token that has ended would make every further call fail, also those that need none.
    if (error.code === 'session_ended') removeToken()
  },
})
// Not awaited at the top of the file: the screen's file imports this one, and each would wait for the other for ever.
void start()

async function start(): Promise<void> {
  await otherTasks()
  const router = createShopRouter(await treeOf(location.pathname), { api, queryClient, publicUrl, shop })
  // Tells the router that the first screen came from the server, so that it hydrates instead of showing a pending state.
  router.ssr = { manifest: undefined }
  const served = location.pathname
  await otherTasks()
  await router.load()
  scrollWithAddress(router)
  await otherTasks()
  const page = document.getElementById('app')
  const screen = <RouterProvider router={router} />
  // A guest at a members' page is on the way to the login by now: what the server sent is not what is shown.
  if (page && router.state.location.pathname !== served) createRoot(page).render(screen)
  else if (page) startTransition(() => void hydrateRoot(page, screen))
  if (import.meta.env.PROD) setTimeout(() => void prepareOffline(router).catch(console.warn), OFFLINE_AFTER_MS)
}

/** A finger that comes meanwhile is served first: on a slow phone each of the steps of the start takes its time. */
function otherTasks(): Promise<void> {
  return new Promise((resume) => setTimeout(resume))
}

async function treeOf(path: string): Promise<RouteTree> {
  if (/^\/(backoffice|dev)/.test(path)) return import('./routes/route-tree.ts').then((module) => module.routeTree)
  return shopTree as unknown as RouteTree
}

/** Nobody waits for this: it is fetched when the page has settled. */
async function prepareOffline(router: ShopRouter): Promise<void> {
  const offline = await import('./service-worker/prepare-offline.ts')
  await offline.prepareOffline(router)
}
