import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockUser, updateUser } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { hashToken } from './find-session.ts'
import { hashPassword } from './hash-password.ts'
import { dropLinks, isLinkGood, useLink } from './one-time-links.store.ts'
import { forgetDevices } from './known-devices.ts'
import { revokeAllSessions } from './sessions.store.ts'

export type ResetPassword = { token: string; password: string }

/** Whoever follows the link owns the mailbox, so it also verifies the address. Every session ends. */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPassword,
): Promise<Result<null, 'link_ended'>> {
  const tokenHash = hashToken(token)
  // Hashing is dear: nobody gets one for a made-up link.
  if (!(await isLinkGood(deps.db, 'reset_password', tokenHash, deps.clock.now()))) return err('link_ended')
  const passwordHash = await hashPassword(password)

  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const link = await useLink(tx, ['reset_password'], tokenHash, now)
    const user = link?.userId ? await lockUser(tx, link.userId) : null
    if (!link || !user || !mayEnter(deps, user)) return err('link_ended')

    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now })
    await revokeAllSessions(tx, user.id, now)
    await forgetDevices(tx, user.id)
    await dropLinks(tx, user.id, ['change_email', 'sign_in', 'two_step', 'passkey_add', 'passkey_login'])
    await queueMail(tx, deps, {
      key: `password-changed:${link.id}`,
      template: 'password-changed',
      to: user.email,
      data: { name: user.name },
    })
    return ok(null)
  })
}
