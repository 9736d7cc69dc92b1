import type { FastifyInstance } from 'fastify'
import { turnAway } from './reply.ts'

const SINGLE_HEADERS = ['host', 'authorization', 'content-type', 'content-length']
const THEIR_LENGTHS = new Set(SINGLE_HEADERS.map((name) => name.length))

/**
 * A request that two programs could read in two ways is refused before anyone reads it: doubled headers that must be
 * single, and addresses that cannot be decoded.
 */
export function refuseAmbiguousRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (hasDoubledHeader(request.raw.rawHeaders)) return turnAway(reply, ambiguous)
  })
}

const ambiguous = { status: 400, code: 'bad_request', message: 'The request could not be understood.' } as const

export function hasDoubledHeader(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const written = rawHeaders[at] ?? ''
    // Every request passes here: most names are told apart by their length alone.
    if (!THEIR_LENGTHS.has(written.length)) continue
    const name = written.toLowerCase()
    if (!SINGLE_HEADERS.includes(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}
