import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findUser, lockUser, updateUser } from './accounts.store.ts'
import { hashPassword, isRightPassword } from './hash-password.ts'
import { dropLinks } from './one-time-links.store.ts'
import { revokeAllSessions } from './sessions.store.ts'
import { startSession, type SignedInPerson } from './start-session.ts'

export type ChangePassword = { userId: number; currentPassword: string; password: string; device: string }

/** A change ends every session; the one who made it goes on with a new token. */
export async function changePassword(
  deps: Deps,
  command: ChangePassword,
): Promise<Result<SignedInPerson, 'no_password' | 'wrong_current_password'>> {
  const before = await findUser(deps.db, command.userId)
  if (!before?.passwordHash) return err('no_password')
  if (!(await isRightPassword(command.currentPassword, before.passwordHash))) return err('wrong_current_password')
  const passwordHash = await hashPassword(command.password)

  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    if (user?.passwordHash !== before.passwordHash) return err('wrong_current_password')
    const changed = await updateUser(tx, user.id, { passwordHash })
    await revokeAllSessions(tx, user.id, deps.clock.now())
    await dropLinks(tx, user.id, [
      'reset_password',
      'change_email',
      'sign_in',
      'two_step',
      'passkey_add',
      'passkey_login',
    ])
    const key = `password-changed:${deps.random.uuid()}`
    await queueMail(tx, deps, { key, template: 'password-changed', to: user.email, data: { name: user.name } })
    return ok(await startSession(tx, deps, changed, command.device))
  })
}
