/* global PRIVATE_PATHS, FRAME_FILES */
/**
 * Lets pages that were seen, and the cart, open without a network. One plain script,
 * not bundled: the server writes two lists before it, private paths and the files of the frame around every page
 * (server/seo/service-worker.routes.ts).
 *
 * Prices are never served stale: a page from the cache is marked as kept, which covers every price on it, and the API
 * is not answered from the cache, except the cart's pieces for a page that is itself from the cache.
 */

const worker = self

const CACHES = { pages: 'pages-1', files: 'files-1', pictures: 'pictures-1', pieces: 'pieces-1', round: 'round-1' }
const MOST = { pages: 60, files: 200, pictures: 200, pieces: 100 }
/** The one screen of the back office that opens without a network. Its page is the same for everybody; what it shows it keeps itself. */
const ROUND_PATH = '/backoffice/delivery'
const ROUND_PATIENCE_MS = 5000
const PIECES_PATH = '/api/products/by-ids'
const WITHOUT_SEARCH = ['/', '/about', '/contact', '/projects', '/sitemap', '/will-it-fit']

/** Documents that were served from the cache. Forgotten when the browser puts this worker to sleep, which is safe. */
const keptClients = new Set()

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), keepFrame()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), clearOldShelves()]))
})

worker.addEventListener('message', (event) => event.waitUntil(remember(event.data)))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && url.pathname === ROUND_PATH) return event.respondWith(openRound(event))
  if (request.mode === 'navigate' && isOpenPage(url)) return event.respondWith(openPage(event, url))
  if (request.mode === 'navigate' && !isApi(url)) return event.respondWith(openPrivatePage(request))
  if (url.pathname.startsWith('/assets/')) return event.respondWith(openFile(request))
  if (url.pathname.startsWith('/media/')) return event.respondWith(openPicture(request))
  if (url.pathname === PIECES_PATH && keptClients.has(event.clientId)) event.respondWith(openPieces(request, url))
})

const isApi = (url) => /^\/(?:api|dev)(?:\/|$)/.test(url.pathname)

function isOpenPage(url) {
  return !isApi(url) && !PRIVATE_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))
}

const keyOf = (url) => (WITHOUT_SEARCH.includes(url.pathname) ? url.pathname : url.pathname + url.search)

async function openPage(event, url) {
  try {
    const answer = await fetch(event.request)
    if (isPage(answer)) event.waitUntil(put('pages', keyOf(url), answer.clone()))
    return answer
  } catch {
    const kept = await (await caches.open(CACHES.pages)).match(keyOf(url))
    if (!kept) return offlinePage()
    keptClients.add(event.resultingClientId)
    return markKept(kept)
  }
}

/** On a weak line the kept page comes before the driver gives up. */
async function openRound(event) {
  const kept = await caches.match(ROUND_PATH, { cacheName: CACHES.round })
  try {
    const answer = await (kept ? inTime(fetch(event.request)) : fetch(event.request))
    if (isPage(answer)) event.waitUntil(keepRound(answer.clone()))
    return answer
  } catch {
    return kept ?? offlinePage()
  }
}

function inTime(answer) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('Too late')), ROUND_PATIENCE_MS))
  return Promise.race([answer, late])
}

/** The page names its files. They come first, so that a page in the cache never lacks one; those of an older version go. */
async function keepRound(page) {
  const html = await page.clone().text()
  const files = [...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path))]
  const cache = await caches.open(CACHES.round)
  const missing = await Promise.all(files.map(async (path) => ((await cache.match(path)) ? [] : [path])))
  await cache.addAll(missing.flat())
  await cache.put(ROUND_PATH, page)
  const needed = new Set([ROUND_PATH, ...files])
  for (const key of await cache.keys()) if (!needed.has(new URL(key.url).pathname)) await cache.delete(key)
}

/** Checkout, orders and account: from the network or not at all. */
async function openPrivatePage(request) {
  return fetch(request).catch(() => offlinePage())
}

const isPage = (answer) =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** The mark covers prices (web/styles/parts/page.css) and shows the banner. */
async function markKept(kept) {
  const html = (await kept.text()).replace('<html ', '<html data-kept ')
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

/** Built files never change under their name. */
async function openFile(request) {
  for (const cacheName of [CACHES.files, CACHES.round]) {
    const kept = await caches.match(request, { cacheName })
    if (kept) return kept
  }
  const answer = await fetch(request)
  if (answer.ok) await put('files', request.url, answer.clone())
  return answer
}

async function openPicture(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await put('pictures', request.url, answer.clone())
    return answer
  } catch {
    return (await caches.match(request, { cacheName: CACHES.pictures, ignoreSearch: true })) ?? Response.error()
  }
}

/** All of the cart's pieces or none: a piece left out would look as if the shop no longer had it. */
async function openPieces(request, url) {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(CACHES.pieces)
    const ids = (url.searchParams.get('ids') ?? '').split(',')
    const kept = await Promise.all(ids.map((id) => cache.match(`/${id}`)))
    const found = kept.filter((piece) => piece !== undefined)
    if (found.length < ids.length) return Response.error()
    const data = await Promise.all(found.map((piece) => piece.json()))
    return Response.json({ success: true, data })
  }
}

/** What a page tells after it was shown. */
async function remember({ page, files, cartIds }) {
  await Promise.allSettled([
    page === null ? null : rememberPage(new URL(page, location.origin)),
    ...files.map(rememberFile),
    cartIds.length > 0 ? rememberPieces(cartIds) : null,
  ])
}

async function rememberPage(url) {
  if (url.pathname === ROUND_PATH) {
    const page = await fetch(ROUND_PATH, { headers: { accept: 'text/html' } })
    return isPage(page) ? keepRound(page) : undefined
  }
  if (!isOpenPage(url)) return
  const answer = await fetch(keyOf(url), { headers: { accept: 'text/html' } })
  if (isPage(answer)) await put('pages', keyOf(url), answer)
}

async function rememberFile(address) {
  const name = new URL(address).pathname.startsWith('/media/') ? 'pictures' : 'files'
  if (await caches.match(address, { cacheName: CACHES[name] })) return
  const answer = await fetch(address)
  if (answer.ok) await put(name, address, answer)
}

async function rememberPieces(ids) {
  const answer = await fetch(`${PIECES_PATH}?ids=${ids.join(',')}`)
  if (!answer.ok) return
  const { data } = await answer.json()
  for (const piece of data) await put('pieces', `/${piece.id}`, Response.json(piece))
}

async function put(name, key, answer) {
  const cache = await caches.open(CACHES[name])
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((oldest) => cache.delete(oldest)))
}

/** Footer, menus and cart panel are fetched when they are needed: without a network that is too late. */
async function keepFrame() {
  await Promise.allSettled(FRAME_FILES.map((path) => rememberFile(new URL(path, location.origin).href)))
}

async function clearOldShelves() {
  const current = new Set(Object.values(CACHES))
  for (const name of await caches.keys()) if (!current.has(name)) await caches.delete(name)
}

const LISTED = 12

/** For pages that were never seen, and for those that must be fresh. It lists what can be opened. */
async function offlinePage() {
  const cache = await caches.open(CACHES.pages)
  const newest = (await cache.keys()).toReversed().slice(0, LISTED)
  const links = await Promise.all(newest.map(async (key) => linkTo(key.url, await cache.match(key))))
  const seen = links.length > 0 ? `<h2>Pages you have seen</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>You are offline | Saalghar</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body{margin:0;background:#fbf8f3;color:#241c15;font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:18vh 1.5rem 4rem}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:500;line-height:1.1}h1{font-size:2.75rem;margin:0 0 1rem}h2{font-size:1.375rem;margin:2.5rem 0 .5rem}
ul{list-style:none;margin:0;padding:0;border-top:1px solid #dfd4c4}li{border-bottom:1px solid #dfd4c4}
a{color:inherit;display:block;padding:.75rem 0}p a{display:inline-block;margin-top:1rem;background:#2f4a3c;color:#fbf8f3;padding:.8rem 1.5rem;border-radius:3px;text-decoration:none;font-weight:600}
</style></head><body><main><h1>You are offline</h1><div role="status">This page needs a connection. Prices, checkout and orders are never shown from memory.</div><p><a href="">Try again</a></p>${seen}</main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function linkTo(address, page) {
  const { pathname, search } = new URL(address)
  const [, title = pathname] = /<title>([^<]*)<\/title>/.exec((await page?.text()) ?? '') ?? []
  const href = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<li><a href="${href}">${title.replace(/ \| [^|]*$/, '')}</a></li>`
}
