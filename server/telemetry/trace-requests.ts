import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageRenderer } from '#server/http/page-renderer-mark.ts'
import { type OpenSpan, readTraceparent, type Tracer } from './tracer.ts'

const FAILED = 500

/** One span per request, named by its route: addresses hold numbers of orders and words of people. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    // A page fetches its data inside the process: that belongs to the page.
    const isInside = isPageRenderer(request)
    const route = request.routeOptions.url ?? 'unknown'
    const span = tracer.begin({
      name: `${request.method} ${route}`,
      kind: isInside ? 'inside' : 'server',
      parent: isInside ? tracer.current() : readTraceparent(request.headers['traceparent']),
      attributes: { 'http.request.method': request.method, 'http.route': route, 'saalghar.request_id': request.id },
    })
    spans.set(request, span)
    tracer.within(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': status },
      ...(status >= FAILED ? { failure: String(status) } : {}),
    })
  })
}
