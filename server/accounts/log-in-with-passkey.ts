import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { UsedCredential } from '#domain/api/passkeys.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { challengedPerson, takeSecondStep } from './finish-login.ts'
import { newPasskeyChallenge, takePasskeyChallenge } from './passkey-challenge.ts'
import { findPasskey, markPasskeyUsed, type PasskeyRow, selectPasskeys } from './passkeys.store.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'
import type { SignedInPerson } from './start-session.ts'

/** What the browser needs to ask for a key, after the first step of a login. */
export async function beginPasskeyLogin(
  deps: Deps,
  challenge: string,
): Promise<Result<object, 'passkeys_impossible' | 'challenge_ended' | 'no_passkey'>> {
  const site = relyingParty(deps.config)
  if (!site) return err('passkeys_impossible')
  const found = await challengedPerson(deps, challenge)
  if (!found) return err('challenge_ended')
  const keys = await selectPasskeys(deps.db, found.userId)
  if (keys.length === 0) return err('no_passkey')
  const asked = { purpose: 'passkey_login', userId: found.userId, of: found.id } as const
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: await transact(deps.db, (tx) => newPasskeyChallenge(tx, deps, asked)),
    allowCredentials: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  })
  return ok(options)
}

type PasskeyProblem = 'passkeys_impossible' | 'challenge_ended' | 'passkey_ended' | 'wrong_passkey'
type PasskeyLogin = { challenge: string; credential: UsedCredential; device: string }

export async function logInWithPasskey(
  deps: Deps,
  { challenge, credential, device }: PasskeyLogin,
): Promise<Result<SignedInPerson, PasskeyProblem>> {
  const site = relyingParty(deps.config)
  if (!site) return err('passkeys_impossible')
  const found = await challengedPerson(deps, challenge)
  if (!found) return err('challenge_ended')
  const asked = { purpose: 'passkey_login', userId: found.userId, of: found.id } as const
  const answered = await takePasskeyChallenge(deps, asked, credential.response.clientDataJSON)
  return takeSecondStep<'passkey_ended' | 'wrong_passkey'>(deps, { challenge, device }, async (tx, user) => {
    if (answered === null) return err('passkey_ended')
    const key = await findPasskey(tx, user.id, credential.id)
    const counter = key && (await newCounter(site, answered, key, credential))
    if (key === null || counter === null) return err('wrong_passkey')
    await markPasskeyUsed(tx, key.id, counter, deps.clock.now())
    return ok(null)
  })
}

/** Null when the signature is not of this key, for another site or challenge, or when its count went back: then it was copied. */
async function newCounter(
  site: RelyingParty,
  expectedChallenge: string,
  { credentialId: id, publicKey, counter }: PasskeyRow,
  credential: UsedCredential,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // This is how the library says no.
    return null
  }
}
