import { timingSafeEqual } from 'node:crypto'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction, transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { accountKey } from './account-limit.ts'
import { findUserByEmail, lockUser, lockUserByEmail } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { enter, type Entered } from './enter.ts'
import { hashToken } from './find-session.ts'
import { addCode, countTry, type LiveCode, markCodeUsed, selectLiveCodes } from './one-time-links.store.ts'
import { proveAddress } from './prove-address.ts'

const CODE_LIFETIME_MS = 10 * 60_000
const MOST_TRIES = 5

const hashCode = (userId: number, code: string) => hashToken(`sign-in ${userId} ${code}`)

/** As with the reset link: whether there is an account is found out after the answer. */
export const sendLoginCode: Job<{ email: string; device?: string }> = {
  name: 'accounts.send-login-code',
  work: (deps, { email, device = '' }) =>
    transact(deps.db, async (tx) => {
      const user = await lockUserByEmail(tx, email)
      if (!user || !mayEnter(deps, user)) return
      const code = String(deps.random.bytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
      const createdAt = deps.clock.now()
      const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME_MS)
      await addCode(tx, { userId: user.id, tokenHash: hashCode(user.id, code), device, createdAt, expiresAt })
      const key = `login-code:${deps.random.uuid()}`
      await queueMail(tx, deps, { key, template: 'login-code', to: user.email, data: { name: user.name, code } })
    }),
}

export async function requestLoginCode(deps: Deps, email: string, deviceHash: Buffer | null): Promise<void> {
  const device = textOf(deviceHash)
  await transact(deps.db, (tx) => deps.jobs.enqueue(tx, sendLoginCode, { email, device }))
}

const textOf = (deviceHash: Buffer | null) => deviceHash?.toString('base64url') ?? ''

export type LogInWithCode = { email: string; code: string; device: string; deviceHash: Buffer | null }

export async function logInWithCode(
  deps: Deps,
  { email, code, device, deviceHash }: LogInWithCode,
): Promise<Result<Entered, 'wrong_code' | 'account_blocked'>> {
  const found = await findUserByEmail(deps.db, normaliseEmail(email))
  const userId = found && mayEnter(deps, found) ? found.id : NOBODY
  const now = deps.clock.now()
  const tried = await tryCode(deps, { email, userId, code, device: textOf(deviceHash) }, now)
  if (!tried) return err('wrong_code')

  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || !(await markCodeUsed(tx, tried.id, now))) return err('wrong_code')
    if (user.blockedAt) return err('account_blocked')
    return ok(await enter(tx, deps, await proveAddress(tx, deps, user), device))
  })
}

/** Has no codes, and is asked about all the same: who has no account takes as long to refuse as who has. */
const NOBODY = 0

type Try = { email: string; userId: number; code: string; device: string }

/**
 * One look-up and one count for everybody. The browser that asked for a code has tries of its own, which nobody else can use up;
 * all others share a few. Counted apart from the rest: a refusal must not take the count back.
 */
async function tryCode(deps: Deps, { email, userId, code, device }: Try, now: Date): Promise<LiveCode | null> {
  const codes = await selectLiveCodes(deps.db, userId, now)
  const own = codes.find((each) => each.device === device)
  const isAllowed = own
    ? await countTry(deps.db, own.id, MOST_TRIES)
    : (await deps.limiter.consume('codeElsewhere', accountKey(email))) === null
  const wanted = hashCode(userId, code)
  const match = (own ? [own] : codes).find(({ tokenHash }) => timingSafeEqual(tokenHash, wanted))
  return isAllowed && match ? match : null
}
