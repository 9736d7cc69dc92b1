import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { LONGEST_NAME } from '#domain/accounts/validate-registration.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { GoogleIdentity } from '#server/adapters/google/google-provider.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { insertUser, lockUserByEmail, lockUserBySub, updateUser, type UserRow } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { proveAddress } from './prove-address.ts'

export type NotOfGoogle = 'google_demo_account' | 'google_email_unverified' | 'google_other_account'
type Found = Result<UserRow, NotOfGoogle>

/** The account of a sub; else the one of the same address, if Google has verified it; else a new one. */
export async function accountOfGoogle(tx: Tx, deps: Deps, identity: GoogleIdentity): Promise<Found> {
  const known = await lockUserBySub(tx, identity.sub)
  if (known) return mayEnter(deps, known) ? ok(known) : err('google_demo_account')
  if (!identity.emailVerified || !isEmail(identity.email)) return err('google_email_unverified')
  const sameAddress = await lockUserByEmail(tx, normaliseEmail(identity.email))
  return sameAddress ? join(tx, deps, sameAddress, identity) : create(tx, deps, identity)
}

async function join(tx: Tx, deps: Deps, user: UserRow, { sub }: GoogleIdentity): Promise<Found> {
  if (!mayEnter(deps, user)) return err('google_demo_account')
  if (user.googleSub !== null) return err('google_other_account')
  await proveAddress(tx, deps, user)
  const joined = await updateUser(tx, user.id, {
    googleSub: sub,
    isDemo: user.isDemo || deps.config.google.mode === 'simulator',
  })
  await queueMail(tx, deps, {
    key: `google-joined:${user.id}:${sub}`,
    template: 'google-joined',
    to: user.email,
    data: { name: user.name },
  })
  return ok(joined)
}

async function create(tx: Tx, { clock, config }: Deps, { sub, email, name }: GoogleIdentity): Promise<Found> {
  const now = clock.now()
  const address = normaliseEmail(email)
  const shownName = name.slice(0, LONGEST_NAME).trim() || (address.split('@')[0] ?? address)
  const user = await insertUser(tx, {
    name: shownName,
    email: address,
    passwordHash: null,
    googleSub: sub,
    emailVerifiedAt: now,
    // The test sign-in lets anybody be anybody.
    isDemo: config.google.mode === 'simulator',
    createdAt: now,
  })
  return user ? ok(user) : err('google_other_account')
}
