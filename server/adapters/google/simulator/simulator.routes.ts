import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GoogleIdentity } from '#server/adapters/google/google-provider.ts'
import type { Clock, Random } from '#server/deps.ts'
import { makeSigningKey, signJwt, type SigningKey } from './signing-key.ts'
import { simulatorPage, simulatorProblem, SIMULATOR_PAGE_POLICY } from './simulator-page.ts'
import { testCodes, type CodeGrant } from './test-codes.ts'
import { testPeople } from './test-people.ts'

export const SIMULATOR_PATH = '/simulator/google'
const AUTHORIZE_FOLDER = `${SIMULATOR_PATH}/o/oauth2/v2`
const ID_TOKEN_SECONDS = 3600

export type SimulatorOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  clock: Clock
  random: Random
}

/** An OpenID issuer with Google's paths and answers, for a shop without Google keys. Its screens say that it is a test. */
export async function googleSimulator(app: FastifyInstance, options: SimulatorOptions) {
  const codes = testCodes(options)
  let key: Promise<SigningKey> | undefined
  const signingKey = () => (key ??= makeSigningKey())

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  // As at Google: a policy on these pages would cut a sign-in popup off from the page that opened it.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cross-origin-opener-policy', 'unsafe-none'))

  app.get(`${SIMULATOR_PATH}/.well-known/openid-configuration`, async () => discoveryOf(options.issuer))
  app.get(`${SIMULATOR_PATH}/oauth2/v3/certs`, async () => ({ keys: [(await signingKey()).publicJwk] }))

  app.get(`${AUTHORIZE_FOLDER}/auth`, async (request, reply) => {
    const asked = textFields(request.query)
    const problem = authorizeProblem(asked, options)
    if (problem) return sendPage(reply, simulatorProblem(problem), 400)
    const { state = '', nonce = '', code_challenge = '' } = asked
    return sendPage(reply, simulatorPage(testPeople, { state, nonce, code_challenge }))
  })

  app.post(`${AUTHORIZE_FOLDER}/answer`, async (request, reply) => {
    const answer = answerFor(textFields(request.body), codes, options.redirectUri)
    return reply.redirect(`${options.redirectUri}?${new URLSearchParams(answer).toString()}`, 303)
  })

  app.post(`${SIMULATOR_PATH}/token`, async (request, reply) => {
    const sent = textFields(request.body)
    const grant = isOurClient(sent, options) ? codes.redeem(sent['code'] ?? '') : 'invalid_client'
    if (grant === 'invalid_client') return refuseToken(reply, 401, 'invalid_client')
    if (!grant || !matchesGrant(sent, grant)) return refuseToken(reply, 400, 'invalid_grant')
    return tokenAnswer(await signingKey(), grant, options)
  })
}

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  }
}

function authorizeProblem(asked: Record<string, string>, { clientId, redirectUri }: SimulatorOptions): string | null {
  if (asked['client_id'] !== clientId) return 'The client is not known (invalid_client).'
  if (asked['redirect_uri'] !== redirectUri) return 'The return address is not registered (redirect_uri_mismatch).'
  if (asked['response_type'] !== 'code') return 'Only the code flow is offered (unsupported_response_type).'
  if (asked['code_challenge_method'] !== 'S256' || !asked['code_challenge']) return 'PKCE with S256 is required.'
  return null
}

/** What the browser carries back: a code, an error, or one of the mishaps that a shop must survive. */
function answerFor(form: Record<string, string>, codes: ReturnType<typeof testCodes>, redirectUri: string) {
  const { action = '', state = '' } = form
  if (action === 'deny') return { error: 'access_denied', state }
  if (action === 'no-code') return { state }
  const person = chosenPerson(form)
  const grant = { person, redirectUri, codeChallenge: form['code_challenge'] ?? '', nonce: form['nonce'] ?? '' }
  const code = codes.issue(grant, { isExpired: action === 'expired' })
  return { code, state: action === 'wrong-state' ? `${state}-changed` : state, scope: 'openid email profile' }
}

function chosenPerson({ action, sub, name = '', email = '' }: Record<string, string>): GoogleIdentity {
  if (action === 'other') return { sub: subOf(email), name: name.trim(), email: email.trim(), emailVerified: true }
  const person = testPeople.find((known) => known.sub === sub) ?? testPeople[0]
  if (!person) throw new Error('The test provider has no people')
  return person
}

/** The same address is the same person every time, as with Google. */
function subOf(email: string): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest()
  return `2${(digest.readBigUInt64BE() % 10n ** 20n).toString().padStart(20, '0')}`
}

function isOurClient(sent: Record<string, string>, { clientId, clientSecret }: SimulatorOptions): boolean {
  const [given, expected] = [digestOf(sent['client_secret'] ?? ''), digestOf(clientSecret)]
  return sent['client_id'] === clientId && timingSafeEqual(given, expected)
}

function matchesGrant(sent: Record<string, string>, { redirectUri, codeChallenge }: CodeGrant): boolean {
  const challenge = digestOf(sent['code_verifier'] ?? '').toString('base64url')
  const isCodeGrant = sent['grant_type'] === 'authorization_code'
  return isCodeGrant && sent['redirect_uri'] === redirectUri && challenge === codeChallenge
}

function tokenAnswer(
  key: SigningKey,
  { person, nonce }: CodeGrant,
  { issuer, clientId, clock, random }: SimulatorOptions,
) {
  const now = Math.floor(clock.now().getTime() / 1000)
  const [given_name = '', ...rest] = person.name.split(' ')
  const claims = {
    iss: issuer,
    aud: clientId,
    azp: clientId,
    sub: person.sub,
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    given_name,
    family_name: rest.join(' '),
    nonce,
    iat: now,
    exp: now + ID_TOKEN_SECONDS,
  }
  return {
    access_token: `ya29.test-${random.bytes(24).toString('base64url')}`,
    expires_in: ID_TOKEN_SECONDS - 1,
    scope: 'openid email profile',
    token_type: 'Bearer',
    id_token: signJwt(key, claims),
  }
}

function refuseToken(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error, error_description: 'Bad Request' })
}

function sendPage(reply: FastifyReply, html: string, status = 200) {
  return reply
    .code(status)
    .header('content-security-policy', SIMULATOR_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(html)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

function textFields(given: unknown): Record<string, string> {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
