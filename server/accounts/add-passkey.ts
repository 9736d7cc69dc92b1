import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isLastSecondStep, MOST_PASSKEYS } from '#domain/accounts/two-step.ts'
import type { NewCredential } from '#domain/api/passkeys.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { readFacts } from '#server/facts/read-settings.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockUser } from './accounts.store.ts'
import { auditStaff } from './audit-staff.ts'
import { hashToken } from './find-session.ts'
import { newPasskeyChallenge, takePasskeyChallenge } from './passkey-challenge.ts'
import { countPasskeys, deletePasskey, insertPasskey, selectPasskeys } from './passkeys.store.ts'
import { type NotProven, type Proof, provePassword } from './prove-password.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'
import { acceptSecondStep } from './set-up-two-step.ts'
import { hasApp } from './two-step.store.ts'

type Begin = Proof & { sessionId: number }

/** What the browser needs to make a key. The password is on the way already, so the key need not know who sits there. */
export async function beginPasskey(
  deps: Deps,
  command: Begin,
): Promise<Result<object, NotProven | 'passkeys_impossible' | 'too_many_passkeys'>> {
  const site = relyingParty(deps.config)
  if (!site) return err('passkeys_impossible')
  const proven = await provePassword(deps, command)
  if (!proven.ok) return proven
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    const known = await selectPasskeys(tx, command.userId)
    if (!user || known.length >= MOST_PASSKEYS) return err('too_many_passkeys')
    const { name: rpName } = await readFacts(tx)
    const asked = { purpose: 'passkey_add', userId: user.id, of: command.sessionId } as const
    const options = await generateRegistrationOptions({
      rpName,
      rpID: site.id,
      userName: user.email,
      userDisplayName: user.name,
      userID: Uint8Array.from(hashToken(`passkeys of ${user.id}`)),
      challenge: await newPasskeyChallenge(tx, deps, asked),
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    })
    return ok(options)
  })
}

type NotAdded = 'passkeys_impossible' | 'passkey_ended' | 'passkey_refused' | 'passkey_known' | 'too_many_passkeys'
type Add = { userId: number; sessionId: number; name: string; credential: NewCredential; actor: Actor }

/** The recovery codes when this is the person's first second step, else none. */
export async function addPasskey(deps: Deps, command: Add): Promise<Result<string[], NotAdded>> {
  const site = relyingParty(deps.config)
  if (!site) return err('passkeys_impossible')
  const { userId, sessionId, name, credential } = command
  const asked = { purpose: 'passkey_add', userId, of: sessionId } as const
  const challenge = await takePasskeyChallenge(deps, asked, credential.response.clientDataJSON)
  if (challenge === null) return err('passkey_ended')
  const made = await readNewKey(site, challenge, credential)
  if (!made) return err('passkey_refused')
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || (await countPasskeys(tx, userId)) >= MOST_PASSKEYS) return err('too_many_passkeys')
    const now = deps.clock.now()
    if (!(await insertPasskey(tx, { ...made, userId, name, createdAt: now }))) return err('passkey_known')
    await auditStaff(tx, user, command.actor, { action: 'staff.passkey_added', after: { passkey: name } }, now)
    return ok(await acceptSecondStep(tx, deps, user, { sessionId, what: `the passkey “${name}”` }))
  })
}

/** Null for a key that was made for another site, for another challenge, or that says something untrue about itself. */
async function readNewKey(site: RelyingParty, expectedChallenge: string, credential: NewCredential) {
  const { transports, ...response } = credential.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transports ?? [] }
  } catch {
    // This is how the library says no.
    return null
  }
}

type Remove = Proof & { id: number; actor: Actor }

export async function removePasskey(
  deps: Deps,
  command: Remove,
): Promise<Result<null, NotProven | 'passkey_unknown' | 'last_second_step'>> {
  const proven = await provePassword(deps, command)
  if (!proven.ok) return proven
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    if (!user) return err('passkey_unknown')
    const left = { hasApp: await hasApp(tx, user.id), passkeys: await countPasskeys(tx, user.id) }
    const gone = await deletePasskey(tx, user.id, command.id)
    if (!gone) return err('passkey_unknown')
    if (isLastSecondStep(left)) return err('last_second_step')
    const data = { name: user.name, what: `the passkey “${gone.name}”` }
    const key = `second-step:${deps.random.uuid()}`
    await queueMail(tx, deps, { key, template: 'second-step-removed', to: user.email, data })
    const entry = { action: 'staff.passkey_removed', before: { passkey: gone.name } }
    await auditStaff(tx, user, command.actor, entry, deps.clock.now())
    return ok(null)
  })
}
