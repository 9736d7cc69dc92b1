import * as openid from 'openid-client'
import { err, ok, type Result } from '#domain/result.ts'
import type { GoogleIdentity, GoogleProvider, RedeemProblem, SignInChecks } from './google-provider.ts'

export const GOOGLE_ISSUER = 'https://accounts.google.com'

export type OpenIdOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Must equal, to the letter, what is registered with Google. */
  redirectUri: string
  /** The test identity provider lives in this very process and is asked without a network. */
  fetch?: openid.CustomFetch
}

const TIMEOUT_SECONDS = 8
const SCOPE = 'openid email profile'

/** The code flow with PKCE against any OpenID issuer; Google and the test provider differ in their address only. */
export function openIdGoogle(options: OpenIdOptions): GoogleProvider {
  let known: Promise<openid.Configuration> | undefined
  const configuration = () => (known ??= discover(options).catch(forget))
  const forget = (error: unknown): never => {
    known = undefined
    throw error
  }
  return {
    async authorizationUrl(checks) {
      try {
        return ok(await buildUrl(await configuration(), options, checks))
      } catch (error) {
        if (isUnreachable(error)) return err('unreachable')
        throw error
      }
    },
    async redeem(code, checks) {
      try {
        return await exchange(await configuration(), options, code, checks)
      } catch (error) {
        return err(problemOf(error))
      }
    },
  }
}

/** Signatures of id_tokens are checked against the issuer's published keys, not only trusted for coming over TLS. */
function discover({ issuer, clientId, clientSecret, fetch }: OpenIdOptions): Promise<openid.Configuration> {
  const isPlainHttp = issuer.startsWith('http:')
  return openid.discovery(new URL(issuer), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [openid.enableNonRepudiationChecks, ...(isPlainHttp ? [openid.allowInsecureRequests] : [])],
    ...(fetch ? { [openid.customFetch]: fetch } : {}),
  })
}

async function buildUrl(configuration: openid.Configuration, { redirectUri }: OpenIdOptions, checks: SignInChecks) {
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return url.href
}

async function exchange(
  configuration: openid.Configuration,
  { redirectUri }: OpenIdOptions,
  code: string,
  { state, nonce, codeVerifier }: SignInChecks,
): Promise<Result<GoogleIdentity, RedeemProblem>> {
  const answered = new URL(redirectUri)
  answered.search = new URLSearchParams({ code, state }).toString()
  const tokens = await openid.authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  return claims ? ok(identityOf(claims)) : err('refused')
}

function identityOf(claims: openid.IDToken): GoogleIdentity {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return {
    sub: claims.sub,
    email: text(claims['email']),
    emailVerified: claims['email_verified'] === true,
    name: text(claims['name']),
  }
}

function problemOf(error: unknown): RedeemProblem {
  if (isUnreachable(error)) return 'unreachable'
  if (error instanceof openid.ResponseBodyError) return error.status >= 500 ? 'unreachable' : 'refused'
  if (error instanceof openid.ClientError || error instanceof openid.AuthorizationResponseError) return 'refused'
  throw error
}

const UNREACHABLE = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

/** No answer, no answer in time, or one that is not from an OpenID issuer at all. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (!(error instanceof openid.ClientError)) return false
  return UNREACHABLE.includes(error.code ?? '')
}
