import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { NewCredential, UsedCredential } from '#domain/api/passkeys.ts'

/** What the shop sent, for the browser's own window about keys. The library comes with the first press. */
type Options = Record<string, unknown>

export async function makePasskey(options: Options): Promise<NewCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
}

export async function answerWithPasskey(options: Options): Promise<UsedCredential> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
}

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The browser says no by the name of an error (WebAuthn); most often somebody closed its window. */
export function passkeyWords(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device holds a passkey of yours already.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The window for passkeys was closed, or it took too long. Nothing has changed.'
  return 'This browser could not use a passkey here. Try another way.'
}
