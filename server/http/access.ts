import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { findSession, type SignedIn } from '#server/accounts/find-session.ts'
import { refuse, forbidden, unauthenticated } from './reply.ts'

/** Who may call an endpoint. `public` also reads a token when one is sent; it never requires it. */
export type Access = 'public' | 'customer' | 'staff' | 'owner'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

const rank = { customer: 1, staff: 2, owner: 3 } as const

/**
 * Default deny: an API route that does not say who may call it does not start. A sent token that is no longer good is
 * answered with 401 also on public routes, so that the browser learns of it.
 */
export function installAccess(app: FastifyInstance, deps: Deps) {
  app.decorateRequest('signedIn', null)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && !route.config?.access)
      throw new Error(`${route.url} does not say who may call it`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    if (!access) return
    const token = bearerToken(request)
    if (token !== null) request.signedIn = await findSession(deps, token)
    if (access === 'public') return token !== null && !request.signedIn ? refuse(reply, expired) : undefined
    if (!request.signedIn) return refuse(reply, token === null ? unauthenticated : expired)
    if (rank[request.signedIn.user.role] < rank[access]) return refuse(reply, forbidden)
  })
}

const expired = { status: 401, code: 'session_ended', message: 'Your session has ended. Please log in again.' } as const

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? ''
}

/** The signed-in person of a route whose access is not public. */
export function customerOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('customerOf needs a route with access customer, staff or owner')
  return request.signedIn
}
