import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from '#server/pages/page-cache.ts'

export type Metrics = {
  contentType: string
  text(): Promise<string>
  watchPages(pages: PageCache): void
  /** A kept page or file that was answered before the framework could count it. */
  countKept(route: string, milliseconds: number): void
}

/** How the shop is doing, for Prometheus. One registry per app, so that several can live in one process. */
export function measureShop(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = measureRequests(app, registry)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countKept: (route, milliseconds) => seconds.observe({ method: 'GET', route, status: '2xx' }, milliseconds / 1000),
    watchPages(pages) {
      gauge(registry, 'pages_kept', 'Rendered pages in memory', () => pages.size.pages)
      gauge(registry, 'pages_kept_bytes', 'Memory of rendered pages', () => pages.size.bytes)
    },
  }
}

function measureRequests(app: FastifyInstance, registry: Registry) {
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
  return seconds
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
