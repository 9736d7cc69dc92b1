import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findUserByEmail, lockUser } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { isRightPassword } from './hash-password.ts'
import { enter, type Entered } from './enter.ts'

export type LogIn = { email: string; password: string; device: string }

export async function logIn(
  deps: Deps,
  { email, password, device }: LogIn,
): Promise<Result<Entered, 'wrong_credentials' | 'account_blocked'>> {
  const found = await findUserByEmail(deps.db, normaliseEmail(email))
  const isRight = await isRightPassword(password, found?.passwordHash ?? null)
  if (!found || !isRight || !mayEnter(deps, found)) return err('wrong_credentials')

  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, found.id)
    // The password may have been changed while this one was being checked; that change ended all sessions.
    if (!user || user.passwordHash !== found.passwordHash) return err('wrong_credentials')
    if (user.blockedAt) return err('account_blocked')
    return ok(await enter(tx, deps, user, device))
  })
}
