import fastifyStatic from '@fastify/static'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IMMUTABLE } from '#server/http/immutable.ts'
import { refusePlainForms } from '#server/http/plain-forms.ts'
import { failureBody } from '#server/http/reply.ts'
import { TooManyWaiting } from '#server/http/limit-concurrency.ts'
import { RETRY_AFTER_SECONDS, unavailability } from '#server/http/unavailable.ts'
import { type PageTrouble, sendErrorPage } from './error-page.ts'
import { type AnswerCache, preferredEncoding } from './answer-cache.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { withSizeFilters } from './size-filters.ts'

type Kept = {
  pages: PageCache
  answers: AnswerCache
  /** Seconds to wait for who has had many pages rendered; null for everybody else. */
  budget: (ip: string) => Promise<number | null>
}
/** Who is logged in is known to the browser alone, and so is where a ticket is looked up: without script neither is done. */
const NEED_SCRIPT = ['/login', '/register', '/reset-password']

type Options = Kept & { root: string; serveBuiltAssets: boolean }

export async function pageRoutes(app: FastifyInstance, { pages, answers, budget, root, serveBuiltAssets }: Options) {
  if (serveBuiltAssets) await serveBuilt(app, path.join(root, 'dist/client'))

  app.get('/*', async (request, reply) => {
    if (isApiPath(request.url)) return apiNotFound(reply)
    const filtered = request.url.startsWith('/products?') ? withSizeFilters(request.url) : null
    if (filtered !== null) return reply.redirect(filtered, 303)
    return sendPage({ pages, answers, budget }, request, reply)
  })
  refusePlainForms(app, NEED_SCRIPT)
  app.setNotFoundHandler((_request, reply) => apiNotFound(reply))
}

/** Hundreds of files that are named by their hash share one route; the few beside them have one each, since pages lie there, too. */
async function serveBuilt(app: FastifyInstance, folder: string) {
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  })
  await app.register(fastifyStatic, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
}

const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url)

function apiNotFound(reply: FastifyReply) {
  return reply.code(404).send(failureBody({ code: 'not_found', message: 'There is nothing at this address.' }))
}

async function sendPage({ pages, answers, budget }: Kept, request: FastifyRequest, reply: FastifyReply) {
  const key = pageKey(request.url)
  const kept = pages.kept(key)
  const page = kept ?? (await rendered(pages, budget, key, request))
  if (!('body' in page)) return sendErrorPage(reply, request.id, page)
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (isKnown(page, request, reply)) return reply.code(304).send()
  const body = await (kept ? page.body.well(encoding) : page.body.quick(encoding))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.code(page.status).header('content-length', body.length)
  if (kept && request.method === 'GET' && page.status === 200)
    answers.remember(request, {
      body,
      headers: reply.getHeaders(),
      route: request.routeOptions.url ?? '',
      isStillGood: () => pages.kept(key) === page,
    })
  return reply.send(body)
}

/** Moments, until who waits has been served. */
const BUSY_SECONDS = 2

async function rendered(
  pages: PageCache,
  budget: Kept['budget'],
  key: string,
  { ip, log }: FastifyRequest,
): Promise<CachedPage | PageTrouble> {
  const wait = await budget(ip)
  if (wait !== null) return { status: 429, retryAfter: wait }
  try {
    return await pages.get(key)
  } catch (error) {
    if (error instanceof TooManyWaiting) return { status: 503, retryAfter: BUSY_SECONDS }
    const spare = pages.spare(key)
    if (spare) return spare
    const isPassing = unavailability(error) !== null
    log[isPassing ? 'warn' : 'error']({ err: error }, 'page failed')
    return isPassing ? { status: 503, retryAfter: Number(RETRY_AFTER_SECONDS) } : { status: 500 }
  }
}

/** Sets the page's headers; true when the visitor has this very page already. */
function isKnown(page: CachedPage, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.headers(page.headers)
  if (page.status !== 200) return false
  reply.header('etag', page.etag)
  return request.headers['if-none-match'] === page.etag
}
