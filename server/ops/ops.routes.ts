import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { Metrics } from './metrics.ts'

type Options = { deps: Deps; metrics: Metrics; isClosing: () => boolean }

/** For the machines around the shop: is it alive, may it get traffic, how is it doing. */
export async function opsRoutes(app: FastifyInstance, { deps, metrics, isClosing }: Options) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    try {
      await deps.db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
}
