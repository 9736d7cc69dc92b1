import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { updateUser, type UserRow } from './accounts.store.ts'
import { revokeAllSessions } from './sessions.store.ts'

/**
 * Somebody may have registered with an address that is not theirs, to wait for its owner with a password they know.
 * Whoever first proves the address (by Google or by a code from the mailbox) ends that password and its sessions.
 */
export async function proveAddress(tx: Tx, { clock }: Pick<Deps, 'clock'>, user: UserRow): Promise<UserRow> {
  if (user.emailVerifiedAt !== null) return user
  const now = clock.now()
  await revokeAllSessions(tx, user.id, now)
  return updateUser(tx, user.id, { passwordHash: null, emailVerifiedAt: now })
}
