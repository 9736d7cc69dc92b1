import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
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
/** How long it then waits, with its port closed, for the lines that a proxy keeps to be used once more. */
const LINGER_MS = 1_500

/**
 * A restart without a failed request. For a second the port still listens, /readyz tells the proxy to send nothing new, and every answer
 * says "Connection: close": so a line ends with an answer, and never under a request that is already on its way (a proxy does not send
 * an order twice). Then the port closes, right after everybody who knocked was let in; the lines that are left end the same way, and
 * only those that nobody used meanwhile are closed from here.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  await sleep(FAREWELL_MS)
  await allIsRead()
  // That of http would close the idle lines with the port.
  Server.prototype.close.call(app.server)
  await linesAreUsed(app)
  await allIsRead()
  await app.close()
}

async function linesAreUsed({ server }: FastifyInstance): Promise<void> {
  const countLines = promisify(server.getConnections.bind(server))
  const until = performance.now() + LINGER_MS
  while (performance.now() < until && (await countLines()) > 0) await sleep(25)
}

const NOTHING_READ_MS = 1
const MOST_READING_MS = 2_000

/** Immediates run when the network has been looked at. A look that took no time found nothing, and nothing came after it. */
async function allIsRead(): Promise<void> {
  const until = performance.now() + MOST_READING_MS
  await networkLook()
  for (let began = performance.now(); began < until; began = performance.now()) {
    await networkLook()
    if (performance.now() - began < NOTHING_READ_MS) return
  }
}

const networkLook = () => new Promise((resume) => setImmediate(resume))

/** Also of requests that had begun before. */
export function sayFarewell(app: FastifyInstance, isClosing: () => boolean) {
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close')
  })
}
