import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { StartupProblem } from '#server/startup-problem.ts'

export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new StartupProblem(explainListening(error, host, port))
  }
}

function explainListening(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine. Leave it out or correct it.`
  throw error
}

/** How long a closing process still answers, telling each caller to come back on a new connection. */
const FAREWELL_MS = 1_000

/**
 * A restart without a failed request: idle lines are closed first, so that a proxy takes up new ones; for a second every answer says
 * "Connection: close" while the port still listens and /readyz tells the proxy to send nothing new; then the port closes. A line that
 * is closed while idle is a line the proxy does not send a request on at the very end.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  app.server.closeIdleConnections()
  await sleep(FAREWELL_MS)
  await app.close()
}

export function sayFarewell(app: FastifyInstance, isClosing: () => boolean) {
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close')
  })
}
