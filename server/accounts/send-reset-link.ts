import { RESET_LINK_LIFETIME_MS } from '#domain/accounts/token-policy.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { lockUserByEmail } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { issueLink } from './issue-link.ts'

/** Whether the address has an account is found out here, after the answer: the asker sees and measures the same. */
export const sendResetLink: Job<{ email: string }> = {
  name: 'accounts.send-reset-link',
  work: (deps, { email }) =>
    transact(deps.db, async (tx) => {
      const user = await lockUserByEmail(tx, email)
      if (!user || !mayEnter(deps, user)) return
      const lifetimeMs = RESET_LINK_LIFETIME_MS
      const token = await issueLink(tx, deps, { purpose: 'reset_password', userId: user.id, lifetimeMs })
      const key = `reset-password:${deps.random.uuid()}`
      await queueMail(tx, deps, { key, template: 'reset-password', to: user.email, data: { name: user.name, token } })
    }),
}

export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  await transact(deps.db, (tx) => deps.jobs.enqueue(tx, sendResetLink, { email }))
}
