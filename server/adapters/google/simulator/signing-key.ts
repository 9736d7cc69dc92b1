import { createHash, createPublicKey, generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

const makeKeyPair = promisify(generateKeyPair)

export type SigningKey = { privateKey: KeyObject; kid: string; publicJwk: JsonWebKeyOfRsa }
type JsonWebKeyOfRsa = { kty: string; n: string; e: string; kid: string; alg: 'RS256'; use: 'sig' }

/** A fresh key per process: what the test provider signed means nothing to the next one. */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 })
  const { kty = '', n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const kid = createHash('sha256').update(n).digest('base64url').slice(0, 16)
  return { privateKey, kid, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } }
}

export function signJwt({ privateKey, kid }: SigningKey, claims: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
}
