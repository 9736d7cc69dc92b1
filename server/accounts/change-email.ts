import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { DAY } from '#domain/time/durations.ts'
import { findUser, findUserByEmail, lockUser } from './accounts.store.ts'
import { isRightPassword } from './hash-password.ts'
import { issueLink } from './issue-link.ts'
import type { NotProven } from './prove-password.ts'

export type ChangeEmail = { userId: number; email: string; password: string }

/** Nothing changes before the new mailbox has answered. Whether it has an account of its own is not said here. */
export async function requestEmailChange(
  deps: Deps,
  command: ChangeEmail,
): Promise<Result<null, NotProven | 'email_same'>> {
  const email = normaliseEmail(command.email)
  const user = await findUser(deps.db, command.userId)
  if (!user?.passwordHash) return err('no_password')
  if (email === normaliseEmail(user.email)) return err('email_same')
  if (!(await isRightPassword(command.password, user.passwordHash))) return err('wrong_password')
  await transact(deps.db, (tx) => deps.jobs.enqueue(tx, sendEmailChange, { userId: user.id, email }))
  return ok(null)
}

const LINK_LIFETIME_MS = DAY

export const sendEmailChange: Job<{ userId: number; email: string }> = {
  name: 'accounts.send-email-change',
  work: (deps, { userId, email }) =>
    transact(deps.db, async (tx) => {
      const user = await lockUser(tx, userId)
      if (!user) return
      const key = `change-email:${deps.random.uuid()}`
      if (await findUserByEmail(tx, email))
        return void (await queueMail(tx, deps, { key, template: 'email-already-used', to: email, data: {} }))
      const lifetimeMs = LINK_LIFETIME_MS
      const token = await issueLink(tx, deps, { purpose: 'change_email', userId, lifetimeMs, data: { email } })
      await queueMail(tx, deps, { key, template: 'change-email', to: email, data: { name: user.name, email, token } })
    }),
}
