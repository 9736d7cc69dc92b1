import type { FastifyInstance } from 'fastify'
import type { Connect } from 'vite'

/** Development only: Vite answers for modules, styles and hot reload; what it does not know goes on to the shop. */
export function serveFromSources(app: FastifyInstance, middleware: Connect.Server) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('finish', () => !reply.sent && reply.hijack())
    middleware(request.raw, reply.raw, () => done())
  })
}
