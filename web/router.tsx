import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { readAddress } from '#domain/catalog/product-query-text.ts'
import type { ShownShop } from '#domain/company/shop-facts.ts'
import type { Api } from '#web/api/api.ts'
import { ShopProvider } from '#web/document/use-shop.ts'
import type { routeTree as wholeTree } from './routes/route-tree.ts'

export type ShopContext = { api: Api; queryClient: QueryClient; publicUrl: string; shop: ShownShop }
/** Links and parameters are typed by the whole tree, also where the browser has the shop's part of it. */
export type RouteTree = typeof wholeTree
export type ShopRouter = ReturnType<typeof createShopRouter>

/** The first element of every page; what React writes before it belongs into the document's head. */
export const PAGE_MARK = '<div id="page"'

/** One router for server and browser; only history, API and the reach of the tree differ. */
export function createShopRouter(routeTree: RouteTree, context: ShopContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    scrollRestoration: !import.meta.env.SSR && afterTheServedPage(),
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPreloadStaleTime: 0,
    // What stands in for a screen has its shape, so nothing flickers; the router would keep it for half a second.
    defaultPendingMinMs: 0,
    parseSearch: (text) => readAddress(new URLSearchParams(text)),
    stringifySearch,
    Wrap: ({ children }) => (
      <ShopProvider value={context.shop}>
        <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
      </ShopProvider>
    ),
  })
}

/**
 * The served page stays where its reader has scrolled it before it woke; the browser itself puts a reloaded page in its place.
 * The router has not seen that scrolling, and would not come back to it.
 */
function afterTheServedPage(): () => boolean {
  let isServed = true
  return () => {
    if (!isServed) return true
    isServed = false
    document.dispatchEvent(new Event('scroll'))
    return false
  }
}

/** Plain `a=b` addresses, as a person would write them. */
function stringifySearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
  interface StaticDataRouteOption {
    /** Source file of the screen, so that the server can preload its built files. */
    screen?: string
    /** What the page answers with where it is not 200: it says that there is nothing here. */
    status?: number
  }
}
