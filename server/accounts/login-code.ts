import { timingSafeEqual } from 'node:crypto'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction, transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountProblem } from './account-refusals.ts'
import { findUserByEmail, lockUser, lockUserByEmail } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { hashToken } from './find-session.ts'
import { markCodeUsed, replaceLink, tryCode } from './one-time-links.store.ts'
import { proveAddress } from './prove-address.ts'
import { startSession, type SignedInPerson } from './start-session.ts'

const CODE_LIFETIME_MS = 10 * 60_000
const MOST_TRIES = 5

const hashCode = (userId: number, code: string) => hashToken(`sign-in ${userId} ${code}`)

/** As with the reset link: whether there is an account is found out after the answer. */
export const sendLoginCode: Job<{ email: string }> = {
  name: 'accounts.send-login-code',
  work: (deps, { email }) =>
    transact(deps.db, async (tx) => {
      const user = await lockUserByEmail(tx, email)
      if (!user || !mayEnter(deps, user)) return
      const code = String(deps.random.bytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
      const createdAt = deps.clock.now()
      const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME_MS)
      await replaceLink(tx, {
        purpose: 'sign_in',
        userId: user.id,
        tokenHash: hashCode(user.id, code),
        createdAt,
        expiresAt,
      })
      const key = `login-code:${deps.random.uuid()}`
      await queueMail(tx, deps, { key, template: 'login-code', to: user.email, data: { name: user.name, code } })
    }),
}

export async function requestLoginCode(deps: Deps, email: string): Promise<void> {
  await transact(deps.db, (tx) => deps.jobs.enqueue(tx, sendLoginCode, { email }))
}

export type LogInWithCode = { email: string; code: string; device: string }

export async function logInWithCode(
  deps: Deps,
  { email, code, device }: LogInWithCode,
): Promise<Result<SignedInPerson, AccountProblem>> {
  const found = await findUserByEmail(deps.db, normaliseEmail(email))
  if (!found || !mayEnter(deps, found)) return err('wrong_code')
  const now = deps.clock.now()
  // Counted in a transaction of its own: a refusal must not take the count back.
  const tried = await transact(deps.db, (tx) => tryCode(tx, found.id, MOST_TRIES, now))
  if (!tried || !timingSafeEqual(tried.tokenHash, hashCode(found.id, code))) return err('wrong_code')

  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, found.id)
    if (!user || !(await markCodeUsed(tx, tried.id, now))) return err('wrong_code')
    if (user.blockedAt) return err('account_blocked')
    return ok(await startSession(tx, deps, await proveAddress(tx, deps, user), device))
  })
}
