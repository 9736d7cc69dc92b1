import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { PAGE_MAX_AGE_MS } from '#domain/time/page-age.ts'
import { findSession } from './accounts/find-session.ts'
import { installApiDocs } from './api-docs/api-docs.routes.ts'
import { deskEventRoutes } from './backoffice/desk-events.staff.routes.ts'
import type { DeskFeed } from './backoffice/desk-feed.ts'
import { openDeskFeed } from './backoffice/open-desk-feed.ts'
import type { Deps } from './deps.ts'
import { installAccess } from './http/access.ts'
import { guardDatabase } from './http/database-guard.ts'
import { installErrorHandling } from './http/errors.ts'
import { sayFarewell } from './http/listening.ts'
import { installRateLimit } from './http/rate-limit.ts'
import { RequestLog } from './http/request-log.ts'
import { refuseAmbiguousRequests } from './http/request-hygiene.ts'
import { installSecurityHeaders } from './http/security-headers.ts'
import { limitConcurrency } from './http/limit-concurrency.ts'
import { refuseAddress } from './http/unreadable-address.ts'
import { refuseUnreadable } from './http/unreadable-request.ts'
import { measureShop } from './ops/metrics.ts'
import { opsRoutes } from './ops/ops.routes.ts'
import { cacheFiles } from './pages/cache-files.ts'
import { AnswerCache } from './pages/answer-cache.ts'
import { cacheUntilChange } from './pages/cache-until-change.ts'
import { PageCache } from './pages/page-cache.ts'
import { pageBudget } from './pages/page-budget.ts'
import { shedLoad } from './pages/shed-load.ts'
import { pageRoutes } from './pages/pages.routes.ts'
import { serveFromSources } from './pages/serve-from-sources.ts'
import { createRenderer } from './pages/renderer.ts'
import { slices } from './slices.ts'
import { shownShop } from '#domain/company/shop-facts.ts'
import { istDate } from '#domain/time/ist.ts'
import { readSettings } from './facts/read-settings.ts'

type Turns = ReturnType<typeof limitConcurrency>

export type Shop = { app: FastifyInstance; pages: PageCache; feed: DeskFeed }

export type AppOptions = {
  root: string
  serveBuiltAssets: boolean
  isClosing: () => boolean
  /** Counted for /metrics. */
  pool?: pg.Pool
  /** Sees every request first: tracing, where it is switched on. */
  watchRequests?: ((app: FastifyInstance) => void) | undefined
  /** Told by the watch on the database; nobody watches in tests. */
  isDatabaseAway?: () => boolean
  /** Tests and load runs raise every limit by this factor. */
  limitScale?: number
}

const BODY_LIMIT = 256 * 1024
const PAGE_BYTES = 48 * 1024 * 1024
/** More at once only take turns on the same processor; who waits longer than the last of these is better told to come back. */
const RENDERS = { atOnce: 2, waiting: 60 }

/** The whole shop as one Fastify app. main.ts listens with it; tests call it directly. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<Shop> {
  const app = createServer(deps)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  options.watchRequests?.(app)

  installErrorHandling(app)
  installSecurityHeaders(app, { https: deps.config.publicUrl.startsWith('https:') })
  refuseAmbiguousRequests(app)
  sayFarewell(app, options.isClosing)
  const isDatabaseAway = options.isDatabaseAway ?? (() => false)
  guardDatabase(app, isDatabaseAway)
  const metrics = measureShop(app)
  installRateLimit(app, deps.limiter, options.limitScale)
  installAccess(app, deps.config, (token) => findSession(deps, token))
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  const newId = () => deps.random.uuid()
  const answers = new AnswerCache({
    isClosing: options.isClosing,
    newId,
    onAnswered: metrics.countKept,
  })
  cacheFiles(app, answers)
  await installApiDocs(app, deps.config.publicUrl)

  if (deps.web.middleware) serveFromSources(app, deps.web.middleware)

  for (const slice of slices) await app.register(slice, deps)
  await app.register(opsRoutes, { deps, metrics, isClosing: options.isClosing, isDatabaseAway })
  const feed = openDeskFeed(deps)
  await app.register(deskEventRoutes, { deps, feed, isClosing: options.isClosing })

  const renders = limitConcurrency(RENDERS)
  const pages = createPages(app, deps, renders)
  metrics.watchPages(pages, renders)
  metrics.watchDatabase(deps.db, options.pool, () => performance.now())
  const { root, serveBuiltAssets } = options
  answers.standBefore(
    app.server,
    shedLoad({ isFull: renders.isFull, isKept: (key) => pages.kept(key) !== undefined, newId }),
  )
  const budget = pageBudget(options.limitScale)
  await app.register(pageRoutes, { pages, answers, budget, root, serveBuiltAssets })
  return { app, pages, feed }
}

function createServer({ config, log, random }: Deps): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    genReqId: () => random.uuid(),
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 25_000,
    frameworkErrors: (error, request, reply) => void refuseAddress(error, request, reply),
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: false,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance
}

function createPages(app: FastifyInstance, deps: Deps, inTurn: Turns): PageCache {
  const payment = deps.config.payments.mode === 'razorpay'
  const policy = {
    paymentOrigins: payment ? ['https://checkout.razorpay.com', 'https://api.razorpay.com'] : [],
    fromSources: deps.config.dev,
    https: deps.config.publicUrl.startsWith('https:'),
  }
  const now = () => deps.clock.now().getTime()
  const moment = () => pages.moment
  const settings = cacheUntilChange(moment, () => readSettings(deps.db))
  const readShop = async () => shownShop(await settings(), istDate(deps.clock.now()))
  const render = createRenderer(app, readShop, () => deps.web.renderPage(), policy, { now, moment })
  const pages: PageCache = new PageCache({
    render: (key) => inTurn(() => render(key)),
    now,
    maxBytes: PAGE_BYTES,
    maxAgeMs: PAGE_MAX_AGE_MS,
    keep: (page) => page.status === 200 && page.isWhole !== false && !deps.config.dev,
    onBackgroundError: (error) => deps.log.warn({ err: error }, 'page could not be rendered anew'),
  })
  return pages
}
