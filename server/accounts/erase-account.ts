import { normaliseEmail } from '#domain/accounts/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findUser, lockUser, type UserRow } from './accounts.store.ts'
import { isRightPassword } from './hash-password.ts'
import { erasePerson, hasOpenOrders } from './person.store.ts'

export type EraseAccount = { userId: number; password: string; email: string }

/** The right to erasure (DPDP Act); orders and invoices stay without the person, for the tax office. */
export async function eraseAccount(
  deps: Deps,
  command: EraseAccount,
): Promise<Result<null, 'staff_account' | 'orders_open' | NotMeant>> {
  const asked = await findUser(deps.db, command.userId)
  if (!asked) return ok(null)
  if (asked.role !== 'customer') return err('staff_account')
  const proven = await proveIntent(asked, command)
  if (!proven.ok) return proven

  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, command.userId)
    if (!user) return ok(null)
    if (await hasOpenOrders(tx, user.id)) return err('orders_open')
    await erasePerson(tx, user, deps.clock.now())
    await queueMail(tx, deps, {
      key: `account-deleted:${user.id}`,
      template: 'account-deleted',
      to: user.email,
      data: { name: user.name },
    })
    return ok(null)
  })
}

type NotMeant = 'email_not_repeated' | 'wrong_password'

/** The password; for those who only use Google, their address typed out. */
async function proveIntent(user: UserRow, { password, email }: EraseAccount): Promise<Result<null, NotMeant>> {
  if (user.passwordHash === null) return normaliseEmail(email) === user.email ? ok(null) : err('email_not_repeated')
  return (await isRightPassword(password, user.passwordHash)) ? ok(null) : err('wrong_password')
}
