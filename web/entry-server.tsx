import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { FRONT } from '#domain/api/endpoints/front.ts'
import type { Announced } from '#domain/api/front.ts'
import type { ShownShop } from '#domain/company/shop-facts.ts'
import { renderingApi } from './api/rendering-api.ts'
import { AnnouncementBar } from './document/announcement-bar.tsx'
import { documentHtml, FETCH_CODE_ONCE_PAINTED, type PageAssets } from './document/document.ts'
import type { PageData } from './document/read-page-data.ts'
import { renderingQueryClient } from './query-client.ts'
import { createShopRouter, PAGE_MARK, type ShopRouter } from './router.tsx'
import { routeTree } from './routes/route-tree.ts'

export { renderMail } from './mail/render-mail.tsx'

type PageRequest = {
  url: string
  shop: ShownShop
  /** The policy of this page lets no payment provider in, although the shop has one. */
  hasNoPayment?: boolean
  /** Awaited when all data are there: drawing holds the process. */
  beforeDrawing?(): Promise<void>
  callApi(path: string): Promise<{ status: number; body: unknown }>
}

const NOTHING = { scripts: [], styles: [] }

/** What has left its address for good says so; who must log in first comes back. */
const PERMANENTLY = 301

/** Called once; the returned function renders one page and keeps nothing of it. */
export function createPageRenderer(assets: PageAssets) {
  return async function renderPage(request: PageRequest) {
    const { router, queryClient } = openPage(request, assets.publicUrl)
    await router.load()
    const outcome = router._serverResult
    if (outcome?.type === 'redirect')
      return {
        status: outcome.redirect.status === PERMANENTLY ? PERMANENTLY : 302,
        html: '',
        inline: NOTHING,
        redirect: outcome.redirect.headers.get('location') ?? '/',
      }
    const failed = router.state.matches.find((match) => match.status === 'error')
    if (outcome?.status === 500) throw failed?.error ?? new Error(`${request.url} could not be loaded`)
    const data: PageData = { publicUrl: assets.publicUrl, shop: request.shop, queries: dehydrate(queryClient) }
    const announcement = await drawAnnouncement(request)
    await request.beforeDrawing?.()
    const body = split(renderToString(<RouterProvider router={router} />))
    const parts = { ...body, data, screens: screensOf(router), announcement }
    const html = documentHtml(parts, assets, request.hasNoPayment)
    const said = router.state.matches.at(-1)?.staticData.status
    return { status: said ?? outcome?.status ?? 200, html, inline: { scripts: [FETCH_CODE_ONCE_PAINTED], styles: [] } }
  }
}

function openPage({ url, shop, callApi }: PageRequest, publicUrl: string) {
  const queryClient = renderingQueryClient()
  const history = createMemoryHistory({ initialEntries: [url] })
  const context = { api: renderingApi(callApi), queryClient, publicUrl, shop }
  return { queryClient, router: createShopRouter(routeTree, context, history) }
}

/** Above every page of the shop, and not in the back office. */
async function drawAnnouncement({ url, callApi }: PageRequest) {
  if (url.startsWith('/backoffice')) return null
  const [, path] = FRONT.announcement
  const { status, body } = await callApi(path)
  const announced = status === 200 ? (body as { data: Announced | null }).data : null
  if (!announced) return null
  const { key, ...words } = announced
  return { key, html: renderToStaticMarkup(<AnnouncementBar {...words} />) }
}

/** React writes titles, metas and preloads before the first element of the tree: that part belongs into the head. */
function split(html: string): { head: string; body: string } {
  const at = html.indexOf(PAGE_MARK)
  return { head: html.slice(0, at), body: html.slice(at) }
}

function screensOf(router: ShopRouter): string[] {
  const found = router.state.matches.filter(({ status }) => status === 'success')
  return found.map((match) => match.staticData.screen).filter((screen) => screen !== undefined)
}
