import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { STEP_SECONDS } from '#domain/accounts/two-step.ts'

const SECRET_BYTES = 20
/** Clocks of phones are off by some seconds, and people type slowly: one step before and after counts too. */
const STEPS_AROUND = 1

/** SHA-1 and six digits: what every app understands, Google Authenticator among them. */
const totp = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })

export const newSecret = (bytes: (count: number) => Buffer): string =>
  new Secret({ buffer: Uint8Array.from(bytes(SECRET_BYTES)).buffer }).base32

/** For the app: the address that the picture says, and the picture. */
export function setUpOf(
  secret: string,
  { email, shopName }: { readonly email: string; readonly shopName: string },
): { secret: string; uri: string; picture: string } {
  const uri = totp(secret, { issuer: shopName, label: email }).toString()
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`
  return { secret, uri, picture }
}

/** The step that the code belongs to, or null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_AROUND })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}
