import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import type { GoogleProvider } from './google-provider.ts'
import { GOOGLE_ISSUER, openIdGoogle } from './openid-google.ts'
import { SIMULATOR_PATH, googleSimulator } from './simulator/simulator.routes.ts'

export type GoogleMode = 'google' | 'test' | 'off'

/** The test provider lets anybody be anybody, so only a demo has it; elsewhere sign-in waits for Google's keys. */
export const googleMode = ({ google }: Config): GoogleMode => (google.mode === 'simulator' ? 'test' : google.mode)

export const CALLBACK_PATH = '/auth/google/callback'

export async function openGoogle(
  app: FastifyInstance,
  { config, clock, random }: Deps,
): Promise<GoogleProvider | null> {
  const redirectUri = `${config.publicUrl}${CALLBACK_PATH}`
  if (config.google.mode === 'google')
    return openIdGoogle({ issuer: GOOGLE_ISSUER, redirectUri, ...keysOf(config.google) })
  if (googleMode(config) === 'off') return null

  const issuer = `${config.publicUrl}${SIMULATOR_PATH}`
  const client = { issuer, redirectUri, clientId: 'saalghar-test', clientSecret: random.bytes(24).toString('hex') }
  await app.register(googleSimulator, { ...client, clock, random })
  return openIdGoogle({ ...client, fetch: askWithin(app) })
}

const keysOf = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => ({ clientId, clientSecret })

/** The test provider may stand behind a proxy that this process cannot reach by its public name. */
function askWithin(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const payload = body instanceof URLSearchParams ? { payload: body.toString() } : {}
    const asked = {
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers,
      ...payload,
    } as const
    const { statusCode: status, body: answer, headers: answered } = await app.inject(asked)
    return new Response(answer, { status, headers: { 'content-type': answered['content-type'] ?? '' } })
  }
}
