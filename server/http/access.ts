import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, type Person } from '#domain/accounts/permissions.ts'
import { asksForTwoStep } from '#domain/accounts/two-step.ts'
import type { Access } from '#domain/api/endpoint.ts'
import { turnAway, forbidden, unauthenticated } from './reply.ts'

/** Whoever sent a token that is still good. */
export type SignedIn = {
  sessionId: number
  user: Person & { id: number; name: string; email: string; hasTwoStep: boolean }
}

export type GuardedRoute = { method: string; url: string; access: Access; schema: unknown }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyInstance {
    /** Every API route with who may call it; docs/permissions.md and the tests of access and endpoints are made from this. */
    guardedRoutes: GuardedRoute[]
  }
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

/**
 * Default deny: an API route that does not say who may call it does not start. A sent token that is no longer good is
 * answered with 401 also on public routes, so that the browser learns of it.
 */
export function installAccess(
  app: FastifyInstance,
  { demo }: { demo: boolean },
  findSession: (token: string) => Promise<SignedIn | null>,
) {
  app.decorateRequest('signedIn', null)
  app.decorate('guardedRoutes', [])
  app.addHook('onRoute', ({ url, method, config, schema }) => {
    if (!url.startsWith('/api')) return
    const access = config?.access
    if (!access) throw new Error(`${url} does not say who may call it`)
    for (const verb of [method].flat())
      if (verb !== 'HEAD') app.guardedRoutes.push({ method: verb, url, access, schema })
  })
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    if (!access) return
    const token = bearerToken(request)
    if (token !== null) request.signedIn = await findSession(token)
    if (access === 'public') return token !== null && !request.signedIn ? turnAway(reply, expired) : undefined
    if (!request.signedIn) return turnAway(reply, token === null ? unauthenticated : expired)
    const { user } = request.signedIn
    if (access === 'customer') return
    if (!may(user, access)) return turnAway(reply, forbidden)
    // In a shop that is tried out it is advice: see domain/accounts/two-step.ts.
    if (!demo && asksForTwoStep(access) && !user.hasTwoStep) return turnAway(reply, twoStepRequired)
  })
}

const twoStepRequired = {
  status: 403,
  code: 'two_step_required',
  message: 'This needs two-step sign-in. Switch it on under My account, Security; then come back.',
} as const

const expired = { status: 401, code: 'session_ended', message: 'Your session has ended. Please log in again.' } as const

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? ''
}

/** The signed-in person of a route whose access is not public. */
export function customerOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error('customerOf needs a route whose access is not public')
  return request.signedIn
}
