import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from '#server/pages/page-cache.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by route and status class',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

export const jobOutcomes = new Counter({
  name: 'jobs_total',
  help: 'Background jobs by name and outcome',
  labelNames: ['job', 'outcome'] as const,
  registers: [registry],
})

export const metrics = { contentType: registry.contentType, text: () => registry.metrics() }

export function measureRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requestSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
}

export function measurePages(pages: PageCache) {
  new Gauge({
    name: 'pages_kept',
    help: 'Rendered pages in memory',
    registers: [registry],
    collect() {
      this.set(pages.size.pages)
    },
  })
  new Gauge({
    name: 'pages_kept_bytes',
    help: 'Memory of rendered pages',
    registers: [registry],
    collect() {
      this.set(pages.size.bytes)
    },
  })
}
