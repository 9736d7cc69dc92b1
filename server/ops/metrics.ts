import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#server/db/connect.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { watchFigures } from './shop-figures.ts'

export type Metrics = {
  contentType: string
  text(): Promise<string>
  watchPages(pages: PageCache, renders: { waiting(): number }): void
  watchDatabase(db: Db, pool: pg.Pool | undefined, now: () => number): void
  /** A kept page or file that was answered before the framework could measure it: counted, in the cheapest way there is. */
  countKept(route: string): void
}

/** How the shop is doing, for Prometheus. One registry per app, so that several can live in one process. */
export function measureShop(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countKept: keptCounter(registry),
    watchDatabase(db, pool, now) {
      watchFigures(registry, db, now)
      if (pool) watchPool(registry, pool)
    },
    watchPages(pages, renders) {
      gauge(registry, 'page_renders_waiting', 'Pages that wait for their turn to be rendered', renders.waiting)
      gauge(registry, 'pages_kept', 'Rendered pages in memory', () => pages.size.pages)
      gauge(registry, 'pages_kept_bytes', 'Memory of rendered pages', () => pages.size.bytes)
    },
  }
}

function watchPool(registry: Registry, pool: pg.Pool): void {
  gauge(registry, 'database_connections', 'Connections to the database that are open', () => pool.totalCount)
  gauge(registry, 'database_connections_idle', 'Connections that nobody uses', () => pool.idleCount)
  gauge(registry, 'database_connections_wanted', 'Requests that wait for a connection', () => pool.waitingCount)
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
}

function keptCounter(registry: Registry): (route: string) => void {
  const counts = new Map<string, number>()
  const total = new Counter({
    name: 'kept_answers_total',
    help: 'Pages and files answered from memory, by route',
    labelNames: ['route'] as const,
    registers: [registry],
    collect() {
      total.reset()
      for (const [route, count] of counts) total.inc({ route }, count)
    },
  })
  return (route) => void counts.set(route, (counts.get(route) ?? 0) + 1)
}

function gauge(registry: Registry, name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
