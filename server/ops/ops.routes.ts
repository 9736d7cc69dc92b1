import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { Metrics } from './metrics.ts'
import { readiness } from './readiness.ts'

type Options = { deps: Deps; metrics: Metrics; isClosing: () => boolean; isDatabaseAway: () => boolean }

/** For the machines around the shop: is it alive, may it get traffic, how is it doing. */
export async function opsRoutes(app: FastifyInstance, { deps, metrics, isClosing, isDatabaseAway }: Options) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    const status = isDatabaseAway() ? 'database unreachable' : await readiness(deps, app.writeTrouble)
    if (status === 'ready') return { status }
    return reply.code(503).header('retry-after', '5').send({ status })
  })

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
}
