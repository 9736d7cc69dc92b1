import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#domain/result.ts'
import type { GoogleIdentity, GoogleProvider } from '#server/adapters/google/google-provider.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { accountOfGoogle, type NotOfGoogle } from './account-of-google.ts'
import { enter, type Entered } from './enter.ts'
import { hashToken } from './find-session.ts'
import { takeSignIn } from './google-sign-ins.store.ts'

export type FinishGoogle = { code: string; state: string; browser: string; device: string; isTest: boolean }

export async function finishGoogleSignIn(
  deps: Deps,
  google: GoogleProvider,
  command: FinishGoogle,
): Promise<Result<Entered, NotIdentified | NotEntered>> {
  const identity = await identify(deps, google, command)
  if (!identity.ok) return identity
  return inTransaction<Entered, NotEntered>(deps.db, async (tx) => {
    const user = await accountOfGoogle(tx, deps, identity.value)
    if (!user.ok) return user
    if (user.value.blockedAt) return err('account_blocked')
    if (command.isTest && user.value.role !== 'customer') return err('google_test_only_customers')
    return ok(await enter(tx, deps, user.value, command.device))
  })
}

type NotEntered = NotOfGoogle | 'account_blocked' | 'google_test_only_customers'
type NotIdentified = 'google_state_unknown' | 'google_refused' | 'google_unreachable'

async function identify(
  { db, clock }: Deps,
  google: GoogleProvider,
  { code, state, browser }: FinishGoogle,
): Promise<Result<GoogleIdentity, NotIdentified>> {
  const begun = await takeSignIn(db, hashToken(state))
  if (!begun || begun.expiresAt <= clock.now()) return err('google_state_unknown')
  if (!timingSafeEqual(begun.browserHash, hashToken(browser))) return err('google_state_unknown')
  const { nonce, codeVerifier } = begun
  const identity = await google.redeem(code, { state, nonce, codeVerifier })
  if (identity.ok) return identity
  return err(identity.error === 'refused' ? 'google_refused' : 'google_unreachable')
}
