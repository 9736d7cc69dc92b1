import type { FastifyInstance } from 'fastify'
import { refuse } from './reply.ts'

const SINGLE_HEADERS = ['host', 'authorization', 'content-type', 'content-length']

/**
 * A request that two programs could read in two ways is refused before anyone reads it: doubled headers that must be
 * single, and addresses that cannot be decoded.
 */
export function refuseAmbiguousRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (hasDoubledHeader(request.raw.rawHeaders)) return refuse(reply, ambiguous)
  })
}

const ambiguous = { status: 400, code: 'bad_request', message: 'The request could not be understood.' } as const

export function hasDoubledHeader(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (!SINGLE_HEADERS.includes(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}
