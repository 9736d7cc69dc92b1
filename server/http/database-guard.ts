import type { FastifyInstance } from 'fastify'
import { refuseForNow } from './unavailable.ts'

/** While the database is away nobody waits for it: whoever needs it is told at once, and when to come back. */
export function guardDatabase(app: FastifyInstance, isAway: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isAway() && request.routeOptions.config.access) return refuseForNow(reply, 'away')
  })
}
