import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'

/** Who a passkey is made for (WebAuthn): it answers to this name and this address alone, so a copied login page gets nothing. */
export type RelyingParty = { id: string; origin: string }

const LOOPBACK = ['127.0.0.1', '[::1]']

/** Browsers make no passkeys for bare numbers; this machine has a name, so a shop that is tried out can be opened under it. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const url = new URL(publicUrl)
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost'
  const isNumbers = isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0
  return isNumbers ? null : { id: url.hostname, origin: url.origin }
}
