import { GOOGLE_STATE_LIFETIME_MS, TOKEN_BYTES } from '#domain/accounts/token-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { GoogleProvider } from '#server/adapters/google/google-provider.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from './find-session.ts'
import { insertSignIn } from './google-sign-ins.store.ts'

/** The shop sets no cookies, so the browser proves itself by a secret that it keeps and sends again when it returns. */
export async function beginGoogleSignIn(
  { db, clock, random }: Deps,
  google: GoogleProvider,
  browser: string,
): Promise<Result<string, 'google_unreachable'>> {
  const secret = () => random.bytes(TOKEN_BYTES).toString('base64url')
  const checks = { state: secret(), nonce: secret(), codeVerifier: secret() }
  const url = await google.authorizationUrl(checks)
  if (!url.ok) return err('google_unreachable')

  const { state, ...kept } = checks
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + GOOGLE_STATE_LIFETIME_MS)
  await insertSignIn(db, {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    ...kept,
    createdAt,
    expiresAt,
  })
  return ok(url.value)
}
