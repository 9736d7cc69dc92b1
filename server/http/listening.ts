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
export const FAREWELL_MS = 1_000

/**
 * A restart without a failed request. For a second the port still listens, /readyz tells the proxy to send nothing new, and every answer
 * says "Connection: close": so a line ends with an answer, and never under a request that is already on its way (a proxy does not send
 * an order twice). Then the port closes, right after everybody who knocked was let in, and with it the lines that nobody used.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  await sleep(FAREWELL_MS)
  await allIsRead()
  app.server.close()
  await app.close()
}

/** Immediates run when the network has been looked at: the second one after a whole look that began after this call. */
const allIsRead = () => new Promise((resume) => setImmediate(() => setImmediate(resume)))

/** Also of requests that had begun before. */
export function sayFarewell(app: FastifyInstance, isClosing: () => boolean) {
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close')
  })
}
