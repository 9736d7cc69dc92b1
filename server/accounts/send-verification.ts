import type { Tx } from '#server/db/transaction.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { DAY } from '#domain/time/durations.ts'
import { lockUser, type UserRow } from './accounts.store.ts'
import { issueLink } from './issue-link.ts'

const LINK_LIFETIME_MS = 7 * DAY

/** `welcome` after registering, `verify-email` when the person asks again. */
export async function sendVerification(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  template: 'welcome' | 'verify-email',
): Promise<void> {
  const { id: userId, name, email } = user
  const token = await issueLink(tx, deps, {
    purpose: 'verify_email',
    userId,
    lifetimeMs: LINK_LIFETIME_MS,
    data: { email },
  })
  await queueMail(tx, deps, { key: `${template}:${deps.random.uuid()}`, template, to: email, data: { name, token } })
}

export async function sendVerificationAgain(deps: Deps, userId: number): Promise<void> {
  await transact(deps.db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (user && user.emailVerifiedAt === null) await sendVerification(tx, deps, user, 'verify-email')
  })
}
