import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findUserByEmail, insertUser } from './accounts.store.ts'
import { hashPassword } from './hash-password.ts'
import { sendVerification } from './send-verification.ts'
import { startSession, type SignedInPerson } from './start-session.ts'

export type Register = { name: string; email: string; password: string; device: string }

/** Registering is the one place that must say that an address has an account. */
export async function register(deps: Deps, command: Register): Promise<Result<SignedInPerson, 'email_taken'>> {
  const email = normaliseEmail(command.email)
  if (await findUserByEmail(deps.db, email)) return err('email_taken')
  const passwordHash = await hashPassword(command.password)

  return inTransaction(deps.db, async (tx) => {
    const createdAt = deps.clock.now()
    const name = command.name.trim()
    const user = await insertUser(tx, {
      name,
      email,
      passwordHash,
      googleSub: null,
      emailVerifiedAt: null,
      isDemo: false,
      createdAt,
    })
    if (!user) return err('email_taken')

    await sendVerification(tx, deps, user, 'welcome')
    return ok(await startSession(tx, deps, user, command.device))
  })
}
